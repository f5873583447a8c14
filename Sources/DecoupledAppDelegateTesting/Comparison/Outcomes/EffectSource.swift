import DecoupledAppDelegate

/// What the code of an app does, as the test tells it.
@MainActor final class EffectSource {
    private let takeFromTest: (@MainActor () -> [String])?

    /// What the test has told and nobody has taken.
    private var told: [String] = []

    /// How much the test has told in all.
    private var count = 0

    init(_ takeFromTest: (@MainActor () -> [String])?) { self.takeFromTest = takeFromTest }

    /// Returns what was done since the last call.
    func take() -> [String] {
        ask()
        defer { told = [] }
        return told
    }

    /// Waits for work that the app's code has delayed, and leaves it to the next who takes what was done.
    ///
    /// - Parameter seconds: How long, in seconds of real time.
    /// - Returns: Whether there was any.
    func waitForDelayedWork(_ seconds: TimeInterval) async -> Bool {
        guard seconds > 0 else { return false }
        ask()
        let countBefore = count
        await MainQueue.pause(seconds)
        ask()
        return count > countBefore
    }

    private func ask() {
        let new = takeFromTest?() ?? []
        told += new
        count += new.count
    }
}
