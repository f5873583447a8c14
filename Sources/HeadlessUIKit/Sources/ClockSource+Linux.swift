#if os(Linux)
import Foundation

/// Notifies an application that a day began, that the clock was set, or that the time zone changed.
///
/// Daylight saving time's beginning and end count too, as they do for UIKit. The kernel reports a clock that is set
/// (`timerfd_create(2)`) and a time zone's file that is replaced (`inotify(7)`), each in a way of its own. This looks once a second
/// instead, which finds both, and a new day; what happened while the process was stopped is reported once it continues.
@preconcurrency @MainActor public final class ClockSource: EventSource {
    private let zonePath: String
    private let tolerance: TimeInterval
    private var timer: (any DispatchSourceTimer)?

    private var lead: TimeInterval
    private var zone: ZoneFile?
    private var boundary = Date.distantFuture

    /// Creates a source for which the clock was set if it jumped by a second or more.
    public convenience init() { self.init(zonePath: "/etc/localtime", tolerance: 1) }

    /// Creates a source that finds the time zone in another place, or that takes note of other jumps.
    package init(zonePath: String, tolerance: TimeInterval) {
        self.zonePath = zonePath
        self.tolerance = tolerance
        lead = Self.leadOverUptime()
    }

    /// Starts checking.
    ///
    /// - Parameter system: Sends the events to the application.
    public func start(_ system: HeadlessSystem) {
        takeNote()
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(100))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look(for: system) } }
        timer.resume()
        self.timer = timer
    }

    /// Ends looking.
    public func stop() {
        timer?.cancel()
        timer = nil
    }

    private func look(for system: HeadlessSystem) {
        let wasSet = abs(Self.leadOverUptime() - lead) >= tolerance
        let isElsewhere = ZoneFile(path: zonePath) != zone
        let hasBegun = Date() >= boundary
        if isElsewhere { NSTimeZone.resetSystemTimeZone() }
        takeNote()
        if wasSet || isElsewhere || hasBegun { system.changeTimeSignificantly() }
    }

    private func takeNote() {
        lead = Self.leadOverUptime()
        zone = ZoneFile(path: zonePath)
        boundary = Self.nextBoundary(after: Date())
    }

    /// When the next day begins, or daylight saving time begins or ends before that.
    private static func nextBoundary(after date: Date) -> Date {
        let midnight = Calendar.current.nextDate(
            after: date, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)
        let change = TimeZone.current.nextDaylightSavingTimeTransition(after: date)
        return [midnight, change].compactMap(\.self).min() ?? .distantFuture
    }

    /// How far the clock is ahead of a clock that nobody can set and that counts while the machine sleeps.
    private static func leadOverUptime() -> TimeInterval { seconds(of: CLOCK_REALTIME) - seconds(of: CLOCK_BOOTTIME) }

    private static func seconds(of clock: clockid_t) -> TimeInterval {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
    }
}

/// What tells two states of the file that says which time zone it is.
private struct ZoneFile: Equatable {
    private let destination: String?
    private let inode: UInt
    private let modification: Int

    init?(path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        inode = UInt(status.st_ino)
        modification = status.st_mtim.tv_sec
    }
}
#endif
