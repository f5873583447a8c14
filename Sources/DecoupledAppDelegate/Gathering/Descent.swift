/// A gathered event's path down through its interceptions: which gatherings on it still wait.
///
/// Level 0 is the slot, and each closure above it is a level of its own.
@MainActor
final class Descent {
    private var waiting: [Int]
    private var hasExpired: [Bool]

    /// Whether the event has reached its slot.
    private(set) var isReached = false

    init(levels: Int) {
        waiting = Array(repeating: 0, count: levels)
        hasExpired = Array(repeating: false, count: levels)
    }

    func isTop(_ level: Int) -> Bool { level == waiting.count - 1 }

    /// Extra seconds that an interception gets after the deadline; at most one.
    func grace(of level: Int) -> Double {
        Double(level) / Double(max(1, waiting.count - 1))
    }

    /// Whether a level may be waiting for what is answered below it at the deadline.
    func dependsOnDeadline(_ level: Int) -> Bool {
        (0..<level).contains { waiting[$0] > 0 || hasExpired[$0] }
    }

    func didBegin(at level: Int) {
        waiting[level] += 1
        if level == 0 { isReached = true }
    }

    func didExpire(at level: Int) {
        hasExpired[level] = true
    }

    func didEnd(at level: Int) {
        waiting[level] -= 1
    }
}
