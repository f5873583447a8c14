/// The level of an awaited result among the closures that intercept its event: level 0 is the handlers', and each
/// closure has one of its own.
///
/// It is all that a result knows of the closures, since a result lives for as long as a handler keeps its completion
/// handler.
@MainActor struct ClosureLevel {
    let index: Int

    fileprivate let waiting: WaitingLevels

    /// Whether the result is that of the event.
    var isTop: Bool { index == waiting.top }

    /// How long a result may wait past the deadline because those below it have waited until then, in seconds; nil if
    /// they have not.
    ///
    /// A closure that awaits those below needs a moment to go on with the answer that it has just been given. The
    /// closures share half a second, the topmost one being the last, so that a push is answered well before the 30
    /// seconds that UIKit allows at most.
    var grace: TimeInterval? {
        waiting.indices.contains { $0 < index } ? 0.5 * (Double(index) / Double(waiting.top)) : nil
    }

    /// Ends the wait.
    func end() { waiting.end(at: index) }
}

/// Which levels of an event's closures wait for something, or have waited until the deadline.
@MainActor final class WaitingLevels {
    /// The level of the topmost closure.
    let top: Int

    fileprivate private(set) var indices: [Int] = []

    init(top: Int) { self.top = top }

    /// Begins to wait at a level, until that is ended.
    func begin(at index: Int) -> ClosureLevel {
        indices.append(index)
        return ClosureLevel(index: index, waiting: self)
    }

    fileprivate func end(at index: Int) {
        if let place = indices.firstIndex(of: index) { indices.remove(at: place) }
    }
}
