/// A change of a property of the status.
public struct StatusChange<Value> {
    /// Whether the property is about to change, for an observer with ``StatusObservation/Options/prior``; else it has changed.
    public let isPrior: Bool

    /// What the property was, or still is before the change; nil without ``StatusObservation/Options/old`` and in the initial call.
    public let oldValue: Value?

    /// What the property is; nil without ``StatusObservation/Options/new`` and before the change.
    public let newValue: Value?
}

extension StatusChange: Sendable where Value: Sendable {}
