import DecoupledAppDelegate

/// How much real time a case gets, in seconds.
struct Pace {
    /// How long to wait for completion handlers before the deadlines pass.
    var patience: TimeInterval

    /// How long to wait for delayed work after the launch that comes before an event.
    var lingeringAfterLaunch: TimeInterval

    /// How long to wait for delayed work after each event.
    var lingeringAfterEvent: TimeInterval
}

extension Comparison {
    /// The pace of the samples themselves, which shows what delays work.
    var pace: Pace { Pace(patience: patience, lingeringAfterLaunch: lingering, lingeringAfterEvent: lingering) }

    /// The pace with time for work that threads come to late on a busy machine, which looks like a difference once.
    var patientPace: Pace {
        let lingering = max(lingering, 0.02)
        return Pace(patience: patience * 5, lingeringAfterLaunch: lingering, lingeringAfterEvent: lingering)
    }

    /// The pace of a variant: nobody is waited for where it is known that nobody answers, or that no work is delayed.
    ///
    /// - Parameters:
    ///   - known: The cases of what it is a variant of.
    ///   - delaysWorkAtLaunch: Whether a launch delays work.
    /// - Returns: The pace.
    func pace(ofVariantBeside known: [Case], delaysWorkAtLaunch: Bool) -> Pace {
        Pace(
            patience: known.contains(where: \.reachesDeadline) ? min(patience, 0.05) : patience,
            lingeringAfterLaunch: delaysWorkAtLaunch ? lingering : 0,
            lingeringAfterEvent: known.contains(where: \.delaysWork) ? lingering : 0)
    }
}

extension Case {
    /// Whether a completion handler was not called before its deadline, on either side.
    fileprivate var reachesDeadline: Bool {
        entries.contains { $0.timing == .never || $0.timing == .atDeadline }
    }

    fileprivate var delaysWork: Bool { before.delaysWork || after.delaysWork }
}
