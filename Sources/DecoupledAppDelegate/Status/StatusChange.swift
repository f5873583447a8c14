/// A change of a property of the status.
public struct StatusChange<Value> {
    /// Whether the property is about to change, for an observer with ``StatusObservation/Options/prior``; else it has changed.
    public let isPrior: Bool

    /// The value before the change; nil without ``StatusObservation/Options/old`` and in the initial call.
    public let oldValue: Value?

    /// The new value; nil without ``StatusObservation/Options/new`` and before the change.
    public let newValue: Value?
}

extension StatusChange: Sendable where Value: Sendable {}
