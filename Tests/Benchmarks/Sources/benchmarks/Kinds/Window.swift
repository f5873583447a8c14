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
    ///
    /// Calls are counted outside of it, too, so its beginning forgets them, and its end has them written down.
    static let collected = Window { body in
        forgottenByCallgrind()
        collectedByCallgrind(body)
        writtenByCallgrind()
    }

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
    /// The function that callgrind watches, the one before which it forgets what it has counted, and the one after which it writes that down.
    static let window = "*collectedByCallgrind*"
    static let windowStart = "*forgottenByCallgrind*"
    static let windowEnd = "*writtenByCallgrind*"

    /// The function that ends a setup.
    static let setupEnd = "endOfSetup"

    /// The system call at the beginning and the end of what counts.
    static let windowCall = "getppid("

    /// The system call after a setup.
    static let endCall = "getsid("
}

// None of these is inlined, or the tools would not see it.

@inline(never)
private func collectedByCallgrind(_ body: () -> Void) {
    body()
    // A function that ends with a call jumps there instead, and callgrind would take it to be over.
    marks.add(1, ordering: .relaxed)
}

// These do what differs, or one would take the place of the other.

@inline(never)
private func forgottenByCallgrind() { marks.add(2, ordering: .relaxed) }

@inline(never)
private func writtenByCallgrind() { marks.add(3, ordering: .relaxed) }

private let marks = Atomic(0)

@inline(never)
private func markForStrace() { _ = getppid() }

/// Ends what has been counted of one setup.
@inline(never)
func endOfSetup() { _ = getsid(0) }
