import Foundation

/// The turns of the main queue, which nothing serves here but this.
@MainActor
final class Turn {
    private var isOver = false

    /// Has everything done that is on the main queue now.
    static func end() {
        let turn = Turn()
        DispatchQueue.main.async { turn.isOver = true }
        pass { turn.isOver }
    }

    /// Serves the main queue until a condition is met, if it is not met already.
    static func pass(until condition: () -> Bool) {
        while !condition() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
}
