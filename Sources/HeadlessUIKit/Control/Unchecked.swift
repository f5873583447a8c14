/// What an expression gives whose use of memory no compiler can check.
///
/// Newer SDKs mark the expressions themselves, older ones do not; with this around them they are marked everywhere.
@unsafe func unchecked<Value>(_ value: @autoclosure () -> Value) -> Value { value() }
