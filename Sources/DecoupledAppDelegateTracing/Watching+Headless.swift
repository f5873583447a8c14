#if !(os(iOS) || os(tvOS) || os(visionOS))
public import DecoupledAppDelegate

extension AppDelegate {
    /// Whether each event is published to processes that follow the application, such as `appctl watch`; false by default.
    ///
    /// It costs nothing as long as nobody follows.
    public var publishesEvents: Bool {
        get { application.eventFeed.whenWatched != nil }
        set {
            let publish: @MainActor (EventFeed) -> Void = { [weak diagnostics] feed in
                guard let diagnostics else { return }
                Recorder.of(diagnostics).add(FeedWriter(feed, diagnostics: diagnostics))
            }
            application.eventFeed.whenWatched = newValue ? publish : nil
        }
    }
}

/// Publishes records as long as somebody follows.
@MainActor private final class FeedWriter: RecordReader {
    private let feed: EventFeed
    private unowned let diagnostics: Diagnostics

    init(_ feed: EventFeed, diagnostics: Diagnostics) {
        self.feed = feed
        self.diagnostics = diagnostics
    }

    func read(_ record: EventRecord) {
        guard feed.isWatched else {
            Recorder.of(diagnostics).remove(self)
            return feed.end()
        }
        // JSON has every value of a record, but for a duration that is no number.
        let json = (try? record.json.json).map { String(decoding: $0, as: UTF8.self) }
        feed.publish(WatchedEvents.Event(text: record.description, json: json ?? "null"))
    }
}

extension EventRecord {
    /// The record as Tracing encodes it.
    fileprivate var json: JSONValue {
        .object(
            [
                "event": .string(event.rawValue), "slot": .string(slot), "input": .string(input),
                "asked": .array(asked.map(\.json)), "notAsked": .array(notAsked.map(\.json)), "answer": .string(answer),
                "isTrue": isTrue.map(JSONValue.bool), "start": .number(start), "duration": .number(duration),
            ].compactMapValues { $0 })
    }
}

extension EventRecord.Ask {
    fileprivate var json: JSONValue {
        .object(
            [
                "handler": .string(handler), "kind": .string(kind.rawValue), "answer": .string(answer),
                "isTrue": isTrue.map(JSONValue.bool), "start": .number(start), "callDuration": .number(callDuration),
                "duration": .number(duration),
            ].compactMapValues { $0 })
    }
}

extension EventRecord.Omission {
    fileprivate var json: JSONValue { .object(["handler": .string(handler), "reason": .string(reason.rawValue)]) }
}
#endif
