import DecoupledAppDelegate

/// The turns of the main queue.
@MainActor enum MainQueue {
    /// Lets turns pass until some have passed in which a count has stayed the same.
    static func settle(_ count: () -> Int) async {
        var idle = 0
        for _ in 0..<mostTurns where idle < idleTurns {
            let before = count()
            await turn()
            idle = count() == before ? idle + 1 : 0
        }
    }

    /// How many turns nothing has to happen in: more than a task needs to go on after a task that it has awaited.
    private static let idleTurns = 6

    /// After how many turns an app that never comes to rest counts as settled.
    private static let mostTurns = 1_000

    /// Lets real time pass.
    static func pause(_ seconds: TimeInterval) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { continuation.resume() }
        }
    }

    /// Lets a turn pass, and then what the pool of threads has to do: a task that goes on on the main actor gets there by way of it.
    private static func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        await Task.detached {}.value
    }
}

extension Reply {
    /// Waits until there is an answer, but not for ever.
    ///
    /// It waits in ten stretches, none of which ends while the main queue is busy: what others do there uses up one of them at most.
    ///
    /// - Parameter seconds: How long to wait at most, in real time.
    func wait(atMost seconds: TimeInterval) async {
        for _ in 0..<10 where answer == nil { await stretch(seconds / 10) }
    }

    private func stretch(_ seconds: TimeInterval) async {
        await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Void, Never>? = continuation
            let resume = {
                waiting?.resume()
                waiting = nil
            }
            whenAnswered { _ in resume() }
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { resume() }
        }
    }
}
