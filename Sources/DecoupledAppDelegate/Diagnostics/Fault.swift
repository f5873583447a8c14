/// A mistake of a handler or in a slot that the package has made up for.
///
/// A fault never stops the app. ``AppDelegate/onFault`` receives each one on the main thread; where no closure is set it goes to
/// the unified log, or to standard error where there is none.
public struct Fault: Hashable, Codable, Sendable {
    /// The event in question, or nil where the fault concerns the slot as a whole.
    public let event: AppEvent?

    /// The slot in question, by its name in ``Roles``.
    public let slot: String

    /// The type name of the handler in question, or the key of an interception.
    public let handler: String

    /// What went wrong.
    public let reason: Reason

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - event: The event in question, or nil where the fault concerns the slot as a whole.
    ///   - slot: The name of the slot in ``Roles``.
    ///   - handler: The type name of the handler in question, or the key of an interception.
    ///   - reason: What went wrong.
    public init(event: AppEvent? = nil, slot: String, handler: String, reason: Reason) {
        self.event = event
        self.slot = slot
        self.handler = handler
        self.reason = reason
    }
}

extension Fault: CustomStringConvertible {
    /// The handler, the slot and event, what was wrong, and what would be right.
    public var description: String {
        let place = event.map { "\(slot), \($0)" } ?? slot
        return "\(handler) in \(place): \(reason)".visible
    }
}
