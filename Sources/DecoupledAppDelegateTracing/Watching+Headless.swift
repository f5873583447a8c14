#if !(os(iOS) || os(tvOS) || os(visionOS))
public import DecoupledAppDelegate

extension AppDelegate {
    /// Whether each event is published to processes that follow the application, such as `appctl watch`; false by default.
    ///
    /// It costs nothing as long as nobody follows.
    public var publishesEvents: Bool {
        get { application.eventFeed.whenWatched != nil }
        set {
            guard newValue != publishesEvents else { return }
            let feed = application.eventFeed
            guard newValue else {
                feed.whenWatched = nil
                Recorder.of(diagnostics).remove { $0 is FeedWriter }
                return feed.end()
            }
            feed.whenWatched = { [weak diagnostics] feed in
                guard let diagnostics else { return }
                Recorder.of(diagnostics).add(FeedWriter(feed, diagnostics: diagnostics))
            }
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
            Recorder.of(diagnostics).remove { $0 === self }
            return feed.end()
        }
        feed.publish(WatchedEvents.Event(text: record.description, json: record.json))
    }
}
#endif
