public import DecoupledAppDelegate

extension AppDelegate {
    /// Receives a record of each event, on the main thread, when UIKit has the result; nil by default, which costs nothing.
    public var onRecord: (@MainActor (EventRecord) -> Void)? {
        get { Recorder.of(diagnostics).onRecord }
        set { Recorder.of(diagnostics).onRecord = newValue }
    }

    /// Whether records show URL paths and queries, tokens, user info, replies to a watch app, and the messages of errors; false by default.
    public var recordsPayloads: Bool {
        get { diagnostics.revealsPayloads }
        set { diagnostics.revealsPayloads = newValue }
    }

    /// Records every event from now on.
    ///
    /// Start before `AppDelegate.main()` to have the launch recorded. Several traces may run at once, beside ``onRecord``.
    ///
    /// - Parameter limit: How many records are kept at most; the oldest goes first.
    /// - Returns: The trace, which ends with `EventTrace.cancel()` or when it is released.
    public func startTracing(limit: Int = 10_000) -> EventTrace {
        EventTrace(limit: limit, recorder: .of(diagnostics))
    }

    /// Whether each event and each call of a handler emits a signpost for Instruments; false by default.
    ///
    /// Events are intervals named “Event”, calls are intervals named “Handler”, in the subsystem `DecoupledAppDelegate`. They carry
    /// names of events and types, and results, no arguments. On Linux, which has no signposts, it has no effect.
    public var emitsSignposts: Bool {
        get { diagnostics.followers.contains { $0 === signposts } }
        set { if newValue { diagnostics.add(signposts) } else { diagnostics.remove(signposts) } }
    }
}

/// What emits the signposts of all app delegates.
@MainActor private let signposts = Signposts()
