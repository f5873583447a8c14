/// The arguments of an event, by name.
public protocol EventInput {
    /// Returns the arguments as text, for traces and logs.
    ///
    /// The default implementation returns an empty string.
    ///
    /// - Parameter revealing: Whether URL paths and queries, tokens and user info may appear.
    /// - Returns: One line.
    @MainActor func summary(revealing: Bool) -> String
}

extension EventInput {
    /// Returns an empty string.
    @MainActor public func summary(revealing: Bool) -> String { "" }

    // A cast from the type itself takes a fraction of one from the protocol.
    func typed<Input>(as type: Input.Type) -> Input? { self as? Input }
}

/// The arguments of an event that has none.
public struct NoInput: EventInput {
    /// Creates them.
    public init() {}
}

/// The arguments of an event for which UIKit calls only the scene's delegate in an app with scenes.
protocol SceneBound: EventInput {
    /// The scene; nil if the app delegate is called.
    var scene: UIScene? { get set }

    /// What tells the event from others of its kind.
    var subject: AnyHashable { get }

    /// Calls the app delegate's method, which has no scene, and returns its answer.
    @MainActor func call(_ delegate: (any UIApplicationDelegate)?, from application: UIApplication) -> Any
}

/// Returns an app's own dictionary as text: only if revealing more than the number of its keys, which may be as private as its values.
func summaryOfUserInfo(_ userInfo: [AnyHashable: Any], revealing: Bool) -> String {
    guard revealing else { return userInfo.isEmpty ? "" : "\(userInfo.count) key\(userInfo.count == 1 ? "" : "s")" }
    return userInfo.map { "\($0.key): \($0.value)" }.sortedList
}

/// Returns words, and after them a dictionary of the app's own in parentheses if there is anything in it.
func summary(_ words: String?..., userInfo: [AnyHashable: Any]?, revealing: Bool) -> String {
    let entries = summaryOfUserInfo(userInfo ?? [:], revealing: revealing)
    return (words + [entries.isEmpty ? nil : "(\(entries))"]).compactMap { $0 }.joined(separator: " ")
}

extension Error {
    /// Returns the error as text: its description may quote a URL or user info, its kind does not.
    func summary(revealing: Bool) -> String {
        revealing ? String(describing: self) : "\((self as NSError).domain) \((self as NSError).code)"
    }
}
