#if os(Linux)
import Foundation
import Glibc

/// The machine's clock, for one test at a time, which is put back as soon as the test lets go of it.
final class MachineClock {
    /// Whether this process may set the clock; finding out sets it to what it is.
    static let canBeSet = set(lead: lead)

    private let formerLead = MachineClock.lead
    private let lock: FileHandle

    /// Waits until no other test run on this machine has the clock.
    ///
    /// - Throws: What keeps the lock from being made.
    init() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("headless-clock.lock")
        if !FileManager.default.fileExists(atPath: file.path) {
            try Data().write(to: file)
        }
        let lock = try FileHandle(forWritingTo: file)
        self.lock = lock
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                lockf(lock.fileDescriptor, F_LOCK, 0)
                continuation.resume()
            }
        }
    }

    deinit {
        Self.set(lead: formerLead)
        lockf(lock.fileDescriptor, F_ULOCK, 0)
    }

    /// Sets the clock forward.
    func advance(by seconds: Double) {
        Self.set(lead: formerLead + seconds)
    }

    /// How far the clock is ahead of one that nobody can set.
    private static var lead: Double {
        seconds(of: CLOCK_REALTIME) - seconds(of: CLOCK_BOOTTIME)
    }

    private static func seconds(of clock: clockid_t) -> Double {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }

    @discardableResult
    private static func set(lead wanted: Double) -> Bool {
        repeat {
            let seconds = seconds(of: CLOCK_BOOTTIME) + wanted
            var time = timespec()
            time.tv_sec = Int(seconds)
            time.tv_nsec = Int((seconds - Double(time.tv_sec)) * 1_000_000_000)
            guard unsafe clock_settime(CLOCK_REALTIME, &time) == 0 else { return false }
            // On a busy machine time passes between reading and setting.
        } while abs(lead - wanted) > 0.01
        return true
    }
}
#endif
