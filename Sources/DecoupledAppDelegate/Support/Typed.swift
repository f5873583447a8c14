/// Casts a value from its own type, which takes a fraction of a cast from `Any`: the call opens what the caller knows as `Any`.
func typed<Given, Value>(_ value: Given, as: Value.Type) -> Value? { value as? Value }

/// Gives the arguments or the answer of an event the type back that the event is declared with.
func retyped<Value>(_ value: Any) -> Value {
    // A cast takes longer than calling a handler, one to an empty tuple too.
    if Value.self == Void.self, let none = () as? Value { return none }
    guard let value = typed(value, as: Value.self) else {
        preconditionFailure("An event was declared with another type than \(Value.self).")
    }
    return value
}
