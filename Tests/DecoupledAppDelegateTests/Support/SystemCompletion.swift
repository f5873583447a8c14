/// A completion of the system's: what it was called with, call by call.
@MainActor
final class SystemCompletion<Answer: Sendable> {
    private(set) var answers: [Answer] = []
    private let stream: AsyncStream<Answer>
    private let continuation: AsyncStream<Answer>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func receive(_ answer: Answer) {
        answers.append(answer)
        continuation.yield(answer)
    }

    /// The first answer, once it is there; nil if the test's time is up before.
    func first() async -> Answer? {
        for await answer in stream {
            return answer
        }
        return nil
    }
}
