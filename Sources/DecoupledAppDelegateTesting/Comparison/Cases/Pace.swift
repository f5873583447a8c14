import DecoupledAppDelegate

/// How much real time a case gets, in seconds.
struct Pace {
    /// How long to wait for completion handlers before the deadlines pass.
    var patience: TimeInterval

    /// How long to wait for delayed work after the launch that comes before an event.
    var lingeringAfterLaunch: TimeInterval

    /// How long to wait for delayed work after each event but the last one of a life.
    var lingeringAfterEvent: TimeInterval

    /// How long to wait for delayed work at the end of a life.
    var lingeringAtEnd: TimeInterval
}

extension Pace {
    init(patience: TimeInterval, lingering: TimeInterval) {
        self.init(
            patience: patience, lingeringAfterLaunch: lingering, lingeringAfterEvent: lingering,
            lingeringAtEnd: lingering)
    }

    /// The pace of a life that is not compared: what it leaves matters, and not which event has delayed it.
    var ofEarlierLife: Pace {
        var pace = self
        pace.lingeringAfterEvent = 0
        return pace
    }
}

extension Comparison {
    /// The pace of the samples themselves, which shows what delays work.
    var pace: Pace { Pace(patience: patience, lingering: lingering) }

    /// The pace with time for work that threads come to late on a busy machine, which looks like a difference once.
    var patientPace: Pace {
        Pace(patience: patience * 5, lingering: max(lingering, 0.02))
    }
}
