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
    private let encoder = JSONEncoder()

    init(_ feed: EventFeed, diagnostics: Diagnostics) {
        self.feed = feed
        self.diagnostics = diagnostics
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    func passDidEnd(_ pass: Int, _ record: EventRecord) {
        guard feed.isWatched else {
            diagnostics.remove(self)
            return feed.end()
        }
        // A record consists of what every encoder takes, but for a duration that is no number.
        let json = (try? encoder.encode(record)).map { String(decoding: $0, as: UTF8.self) }
        feed.publish(WatchedEvents.Event(text: record.description, json: json ?? "null"))
    }
}
#endif
