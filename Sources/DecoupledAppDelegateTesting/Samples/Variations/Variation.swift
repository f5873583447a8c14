import DecoupledAppDelegate

// What is tried beside a sample: the same event with another argument, which an app is given one day, and which no sample has. Each type of
// value has one list, in a file of this folder or below, in an order that is always the same: first what is another as a whole, then what is
// different in one point, where an argument that is no longer passed on, or is compared in another way, shows.

/// Something in place of an argument, or of a part of one.
struct Variation<Value> {
    /// What is different.
    let name: String

    let value: Value

    func map<Other>(_ transform: (Value) -> Other) -> Variation<Other> {
        Variation<Other>(name: name, value: transform(value))
    }
}

/// Returns other arguments of an event.
///
/// - Parameter input: The arguments.
/// - Returns: The others.
@MainActor func variations<Input>(of input: Input) -> [Variation<Input>] {
    variations(of: input, as: Input.self).compactMap { other in
        (other.value as? Input).map { Variation(name: other.name, value: $0) }
    }
}

/// Returns other arguments of a type, which is optional where there may be none.
///
/// Specialized for an optional class, a cast of what is not there would end the process.
@MainActor private func variations(of input: Any, as type: Any.Type) -> [Variation<Any>] {
    switch input {
    case let identifier as String: identifier.identifiers.map { $0.map { $0 } }
    case let point as UIApplication.ExtensionPointIdentifier:
        point.rawValue.identifiers.map { $0.map { UIApplication.ExtensionPointIdentifier(rawValue: $0) } }
    case let token as Data:
        [Variation(name: "another", value: token.reversed() + [8]), Variation(name: "none", value: Data())]
    case let userInfo as [AnyHashable: Any] where type == [AnyHashable: Any].self:
        userInfo.variations.map { $0.map { $0 } }
    case let activity as NSUserActivity: activity.variations.map { $0.map { $0() } }
    case let (type, error) as ActivityFailureInput:
        type.identifiers.map { $0.map { ($0, error) as ActivityFailureInput } }
            + otherErrors.map { $0.map { (type, $0) as ActivityFailureInput } }
    case let (path, coder) as RestorationPathInput:
        path.variations.map { $0.map { ($0, coder) as RestorationPathInput } }
    case is any Error: otherErrors.map { $0.map { $0 } }
    default: type == UIWindow?.self ? otherWindows(than: input as? UIWindow) : variationsOfPlatform(of: input, as: type)
    }
}

/// Errors that an app may tell from others.
private var otherErrors: [Variation<any Error>] {
    [
        Variation(name: "cancelled by the user", value: CocoaError(.userCancelled)),
        Variation(name: "unknown", value: NSError(domain: "sample", code: 0)),
    ]
}

/// Returns windows that an app may be asked for: its own, one that shows nothing, one that shows something, and none.
@MainActor private func otherWindows(than window: UIWindow?) -> [Variation<Any>] {
    let other = UIWindow()
    other.rootViewController = UIViewController(nibName: nil, bundle: nil)
    let own: UIWindow? = unsafe UIApplication.running.delegate?.window ?? nil
    let windows: [Variation<Any>] = [
        Variation(name: "of the app's own window", value: own as Any),
        Variation(name: "of a window that shows nothing", value: UIWindow() as Any),
        Variation(name: "of another window", value: other as Any),
    ]
    return windows + (window == nil ? [] : [Variation(name: "of no window", value: UIWindow?.none as Any)])
}

extension [String] {
    /// A path without either end, with another end, and with another beginning.
    fileprivate var variations: [Variation<[String]>] {
        [
            Variation(name: "with another end", value: self + ["nobody-knows"]),
            Variation(name: "with another beginning", value: ["nobody-knows"] + self),
            Variation(name: "without its end", value: dropLast()),
            Variation(name: "without its beginning", value: Array(dropFirst())),
            Variation(name: "with another last part", value: dropLast() + ["nobody-knows"]),
        ]
    }
}
