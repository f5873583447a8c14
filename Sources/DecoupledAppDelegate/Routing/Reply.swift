/// An answer that may come later.
///
/// Gathered events return one: it is answered when every handler has answered, or at the deadline. It is answered once; what
/// comes after the first answer is ignored.
@MainActor
public class Reply<Answer> {
    private enum State {
        case waiting([(Answer) -> Void])
        case answered(Answer)
    }

    private var state = State.waiting([])

    /// Creates a reply that waits for its answer.
    public init() {}

    /// Creates a reply that is answered already.
    ///
    /// - Parameter answer: The answer.
    public init(_ answer: Answer) {
        state = .answered(answer)
    }

    /// The answer, or nil as long as there is none.
    public var answer: Answer? {
        guard case .answered(let answer) = state else { return nil }
        return answer
    }

    /// Answers, unless that has been done already.
    ///
    /// Those who wait are told on the main thread, before this returns.
    ///
    /// - Parameter answer: The answer.
    public func answer(with answer: Answer) {
        guard case .waiting(let actions) = state else { return }
        state = .answered(answer)
        for action in actions {
            action(answer)
        }
    }

    /// Runs an action with the answer: now if it is there, else on the main thread once it is.
    ///
    /// - Parameter action: What to do with the answer.
    public func whenAnswered(_ action: @escaping (Answer) -> Void) {
        pass(to: action)
    }

    /// Passes the answer on to the system's completion.
    ///
    /// An inlined autoclosure, so that the completion is converted, which allocates, only if it has to be kept.
    @inline(__always)
    func pass(to completion: @autoclosure () -> (Answer) -> Void) {
        if let answer {
            completion()(answer)
        } else {
            wait(completion())
        }
    }

    private func wait(_ action: @escaping (Answer) -> Void) {
        guard case .waiting(let actions) = state else { return }
        state = .waiting(actions + [action])
    }
}

extension Reply where Answer: Sendable {
    /// The answer, once it is there.
    public var value: Answer {
        get async {
            await withCheckedContinuation { continuation in
                whenAnswered { continuation.resume(returning: $0) }
            }
        }
    }
}
