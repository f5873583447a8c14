import Foundation
import Synchronization

/// What of a play counts, and how: only what happens between its beginning and its end, on the thread that it is on.
///
/// So what prepares an event, or ends a turn of the main queue after it, does not count.
///
/// How it counts is a closure, so that whatever counts is called in one way only, and the optimizer makes no copy of it for each body.
struct Window: Sendable {
    /// Does something that counts.
    let count: @Sendable (_ body: () -> Void) -> Void

    /// Nothing counts; the play is a rehearsal, for all that happens only once.
    static let rehearsal = Window { $0() }

    /// Callgrind counts what the function does that it watches.
    static let collected = Window { collectedByCallgrind($0) }

    /// Strace shows the system calls between two that nothing else makes.
    static let marked = Window { body in
        markForStrace()
        body()
        markForStrace()
    }

    /// The time is summed up.
    static func timed(by clock: Stopclock) -> Window {
        Window { clock.add(ContinuousClock().measure($0)) }
    }
}

/// A sum of times.
final class Stopclock: Sendable {
    private let sum = Mutex(Duration.zero)

    /// What has been added.
    var time: Duration { sum.withLock { $0 } }

    func add(_ time: Duration) { sum.withLock { $0 += time } }
}

/// The names by which the tools know what to count.
enum Marks {
    /// The function that callgrind watches.
    static let window = "*collectedByCallgrind*"

    /// The system call at the beginning and the end of what counts.
    static let windowCall = "getppid("

    /// The system call after a setup.
    static let endCall = "getsid("
}

// It is not inlined, or callgrind would not see it.
@inline(never)
private func collectedByCallgrind(_ body: () -> Void) {
    body()
    // A function that ends with a call jumps there instead, and callgrind would take it to be over.
    marks.add(1, ordering: .relaxed)
}

private let marks = Atomic(0)

private func markForStrace() { _ = getppid() }

/// Ends what has been counted of one setup.
func endOfSetup() { _ = getsid(0) }
