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
}
