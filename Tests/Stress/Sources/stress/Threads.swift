import Foundation
import Synchronization

/// Threads that do the same at once.
enum Threads {
    /// Runs a closure on so many threads of its own, and returns when all are through.
    static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for index in 0..<count {
            group.enter()
            let thread = Thread {
                body(index)
                group.leave()
            }
            // Small, as there may be thousands.
            thread.stackSize = 262_144
            thread.start()
        }
        group.wait()
    }
}

/// Something done over and over on a thread of its own.
struct Loop {
    private let isEnded = Flag()
    private let isOver = DispatchSemaphore(value: 0)

    /// Begins, and goes on until it is ended.
    init(_ body: @escaping @Sendable () -> Void) {
        let (isEnded, isOver) = (isEnded, isOver)
        Thread.detachNewThread {
            while !isEnded.isRaised {
                body()
            }
            isOver.signal()
        }
    }

    /// Ends it, and returns when it has been done for the last time.
    func end() {
        isEnded.raise()
        isOver.wait()
    }
}

private final class Flag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .relaxed) }

    func raise() {
        value.store(true, ordering: .relaxed)
    }
}
