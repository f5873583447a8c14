import Foundation

extension TimeInterval {
    /// For how many seconds the system has run, by a clock that nobody sets.
    static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// The same time, or the nearest that every clock and every call of the system can do with: no less than nothing, no more than
    /// some thirty years.
    var waitable: TimeInterval {
        // False for what is no number at all.
        self > 0 ? min(self, 1_000_000_000) : 0
    }
}
