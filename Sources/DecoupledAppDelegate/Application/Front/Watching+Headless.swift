#if !(os(iOS) || os(tvOS) || os(visionOS))
extension ApplicationFront {
    /// Publishes each event to the processes that follow the application, such as `appctl`, while there are any.
    func tellWatchers(of application: UIApplication) {
        application.eventFeed.whenWatched = { [weak self] feed in
            guard let self else { return }
            router.diagnostics.add(FeedFollower(feed, diagnostics: router.diagnostics))
        }
    }
}

/// Publishes records as long as somebody follows.
@MainActor private final class FeedFollower: PassFollower {
    private let feed: EventFeed
    private unowned let diagnostics: Diagnostics

    init(_ feed: EventFeed, diagnostics: Diagnostics) {
        self.feed = feed
        self.diagnostics = diagnostics
    }

    func follow(_ step: PassStep, of event: AppEvent, in pass: Int) {
        guard case .end(let record) = step else { return }
        guard feed.isWatched else {
            diagnostics.remove(self)
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
