/// Waits for the answer that comes through a completion.
///
/// - Parameter ask: Asks, and passes the completion on.
/// - Returns: The answer.
@MainActor
func answer<Value: Sendable>(_ ask: @MainActor (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
    await withCheckedContinuation { continuation in
        ask { continuation.resume(returning: $0) }
    }
}
