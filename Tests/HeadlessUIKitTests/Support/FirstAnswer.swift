/// Waits for the first value that is given to a callback.
///
/// - Parameter body: Begins what will call the callback.
/// - Returns: The value; nil if the test's time is up before it comes.
@MainActor func firstAnswer<Value: Sendable>(
    _ body: (@escaping @MainActor (Value) -> Void) -> Void
) async -> Value? {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self)
    body { continuation.yield($0) }
    for await value in values {
        return value
    }
    return nil
}
