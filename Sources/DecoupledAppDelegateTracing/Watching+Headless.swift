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
        feed.publish(WatchedEvents.Event(text: record.description, json: record.json))
    }
}
#endif
