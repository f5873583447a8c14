/// Casts a value from its own type, which takes a fraction of a cast from `Any`: the call opens what the caller knows as `Any`.
func typed<Given, Value>(_ value: Given, as type: Value.Type) -> Value? { value as? Value }
