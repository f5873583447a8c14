import Foundation

/// The place of a pending result on its event's way down through interceptions: level 0 is the slot, and each closure is a level of its own.
///
/// It is all that a pending result knows of the way, since a result lives for as long as a handler keeps its completion handler, and must
/// retain neither handlers nor their router.
@MainActor struct DescentLevel {
    let index: Int

    private let waiting: WaitingLevels

    /// Begins to wait at a level, until ``end()``.
    init(_ index: Int, of waiting: WaitingLevels) {
        self.index = index
        self.waiting = waiting
        waiting.indices.append(index)
    }

    /// Whether the result is that of the event.
    var isTop: Bool { index == waiting.top }

    /// How long a result may wait past the deadline because those below it have waited until then, in seconds; nil if they have not.
    ///
    /// A closure that awaits those below needs a moment to go on with the answer that it has just been given. The closures share half a
    /// second, the topmost one being the last, so that a push is answered well before the 30 seconds that UIKit allows at most.
    var grace: TimeInterval? {
        waiting.indices.contains { $0 < index } ? 0.5 * (Double(index) / Double(waiting.top)) : nil
    }

    /// Ends the wait.
    func end() { if let place = waiting.indices.firstIndex(of: index) { waiting.indices.remove(at: place) } }
}

/// Which levels of an event's way down wait for something, or have waited until the deadline.
@MainActor final class WaitingLevels {
    /// The level of the topmost closure.
    let top: Int

    fileprivate var indices: [Int] = []

    init(top: Int) { self.top = top }
}
