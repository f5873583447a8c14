/// The levels of an event's way down: which of them still wait for something.
///
/// It is all that a pending result knows of the way, since a result lives for as long as a handler keeps its completion handler, and must
/// retain neither handlers nor their router.
@MainActor final class DescentLevels {
    /// The level of the topmost closure.
    let top: Int

    /// The levels of the results that wait, or have waited until the deadline.
    var waiting: [Int] = []

    init(top: Int) { self.top = top }
}
