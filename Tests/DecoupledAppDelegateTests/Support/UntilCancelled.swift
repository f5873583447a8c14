/// Returns when the task that calls it has been cancelled.
func untilCancelled() async {
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    withExtendedLifetime(continuation) {}
}
