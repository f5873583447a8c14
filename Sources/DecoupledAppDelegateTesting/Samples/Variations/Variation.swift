import DecoupledAppDelegate

// What is tried beside a sample: the same event with another argument, which an app is given one day, and which no sample has. Each type of
// value has one list, in a file of this folder or below, in an order that is always the same: first what is another as a whole, then what is
// different in one point, where an argument that is no longer passed on, or is compared in another way, shows.

/// Something in place of an argument, or of a part of one.
struct Variation<Value> {
    /// What is different.
    let name: String

    let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}

extension Array {
    /// The same variations, each of a value that is made of theirs.
    func mapValues<Value, Other>(_ transform: (Value) -> Other) -> [Variation<Other>]
    where Element == Variation<Value> {
        map { Variation<Other>($0.name, transform($0.value)) }
    }
}

/// Returns other arguments of an event.
///
/// - Parameter input: The arguments.
/// - Returns: The others.
@MainActor func variations<Input>(of input: Input) -> [Variation<Input>] {
    variations(of: input, as: Input.self).compactMap { other in
        (other.value as? Input).map { Variation(other.name, $0) }
    }
}

/// Returns other arguments of a type, which is optional where there may be none.
///
/// Specialized for an optional class, a cast of what is not there would end the process.
@MainActor private func variations(of input: Any, as type: Any.Type) -> [Variation<Any>] {
    switch input {
    case let identifier as String: identifier.identifiers.mapValues { $0 }
    case let point as UIApplication.ExtensionPointIdentifier:
        point.rawValue.identifiers.mapValues { UIApplication.ExtensionPointIdentifier(rawValue: $0) }
    case let token as Data:
        [Variation("another", token.reversed() + [8]), Variation("none", Data())]
    case let userInfo as [AnyHashable: Any] where type == [AnyHashable: Any].self:
        userInfo.variations.mapValues { $0 }
    case let activity as NSUserActivity: activity.variations.mapValues { $0() }
    case let (type, error) as ActivityFailureInput:
        type.identifiers.mapValues { ($0, error) as ActivityFailureInput }
            + otherErrors.mapValues { (type, $0) as ActivityFailureInput }
    case let (path, coder) as RestorationPathInput:
        path.variations.mapValues { ($0, coder) as RestorationPathInput }
    case is any Error: otherErrors.mapValues { $0 }
    default: type == UIWindow?.self ? otherWindows(than: input as? UIWindow) : variationsOfPlatform(of: input, as: type)
    }
}

/// Errors that an app may tell from others.
private var otherErrors: [Variation<any Error>] {
    [
        Variation("cancelled by the user", CocoaError(.userCancelled)),
        Variation("unknown", NSError(domain: "sample", code: 0)),
    ]
}

/// Returns windows that an app may be asked for: its own, one that shows nothing, one that shows something, and none.
@MainActor private func otherWindows(than window: UIWindow?) -> [Variation<Any>] {
    let other = UIWindow()
    other.rootViewController = UIViewController(nibName: nil, bundle: nil)
    let own: UIWindow? = unsafe UIApplication.running.delegate?.window ?? nil
    let windows: [Variation<Any>] = [
        Variation("of the app's own window", own as Any),
        Variation("of a window that shows nothing", UIWindow() as Any),
        Variation("of another window", other as Any),
    ]
    return windows + (window == nil ? [] : [Variation("of no window", UIWindow?.none as Any)])
}

extension [String] {
    /// A path without either end, with another end, and with another beginning.
    fileprivate var variations: [Variation<[String]>] {
        [
            Variation("with another end", self + ["nobody-knows"]),
            Variation("with another beginning", ["nobody-knows"] + self),
            Variation("without its end", dropLast()),
            Variation("without its beginning", Array(dropFirst())),
            Variation("with another last part", dropLast() + ["nobody-knows"]),
        ]
    }
}
