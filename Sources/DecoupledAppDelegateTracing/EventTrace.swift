public import DecoupledAppDelegate

/// The records of all events since `AppDelegate.startTracing(limit:)`.
///
/// It ends with ``cancel()``, and when it is released.
///
/// ```swift
/// let trace = AppDelegate.shared.startTracing()
/// …
/// print(LaunchReport(trace.records)?.description ?? "no launch")
/// try ChromeTrace(trace.records).data.write(to: file)
/// ```
///
/// URL paths and queries, tokens and user info are left out, as in every record, unless `AppDelegate.recordsPayloads` was set when the
/// event arrived.
@preconcurrency @MainActor public final class EventTrace {
    private let recorder: Recorder
    private weak var diagnostics: Diagnostics?

    init(limit: Int, diagnostics: Diagnostics) {
        recorder = Recorder(limit: limit)
        self.diagnostics = diagnostics
        diagnostics.add(recorder)
    }

    deinit { MainThread.run { [recorder, weak diagnostics] in diagnostics?.remove(recorder) } }

    /// The records so far, in the order in which UIKit got the results.
    ///
    /// Each access copies them: read it once.
    ///
    /// An input of more than 1,024 characters is cut.
    public var records: [EventRecord] { recorder.records }

    /// How many records were dropped because there were too many.
    public var droppedCount: Int { recorder.droppedCount }

    /// Ends the trace, which keeps its records; does nothing if it has ended.
    public func cancel() { diagnostics?.remove(recorder) }
}

/// Collects the records of a trace.
@MainActor private final class Recorder: PassFollower {
    private let limit: Int

    /// A ring once it is full: the newest record takes the place of the oldest.
    private var ring: [EventRecord] = []
    private var count = 0

    init(limit: Int) { self.limit = limit }

    var droppedCount: Int { count - ring.count }

    /// The records, the oldest first.
    var records: [EventRecord] {
        let oldest = ring.isEmpty ? 0 : count % ring.count
        return Array(ring[oldest...] + ring[..<oldest])
    }

    func follow(_ step: PassStep, of event: AppEvent, in pass: Int) {
        guard case .end(var record) = step else { return }
        let start = record.input.unicodeScalars.prefix(1_024)
        if start.endIndex < record.input.endIndex { record.input = String(start) + "…" }
        if ring.count < limit { ring.append(record) } else if !ring.isEmpty { ring[count % ring.count] = record }
        count += 1
    }
}

extension AppDelegate {
    /// Records every event from now on.
    ///
    /// Start before `AppDelegate.main()` to have the launch recorded. Several traces may run at once, beside ``onRecord``.
    ///
    /// - Parameter limit: How many records are kept at most; the oldest goes first.
    /// - Returns: The trace, which ends with `EventTrace.cancel()` or when it is released.
    public func startTracing(limit: Int = 10_000) -> EventTrace {
        EventTrace(limit: limit, diagnostics: diagnostics)
    }

    /// Whether each event and each call of a handler emits a signpost for Instruments; false by default.
    ///
    /// Events are intervals named “Event”, calls are intervals named “Handler”, in the subsystem `DecoupledAppDelegate`. They carry
    /// selectors, type names and results, no arguments. On Linux, which has no signposts, it has no effect.
    public var emitsSignposts: Bool {
        get { signposts != nil }
        set {
            if let signposts, !newValue { diagnostics.remove(signposts) }
            if signposts == nil, newValue { diagnostics.add(Signposts()) }
        }
    }

    private var signposts: (any PassFollower)? { diagnostics.followers.first { $0 is Signposts } }
}
