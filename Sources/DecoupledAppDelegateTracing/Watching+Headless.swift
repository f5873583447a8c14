#if !canImport(UIKit)
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
                Recorder.of(diagnostics).publish = nil
                return feed.end()
            }
            feed.whenWatched = { [weak diagnostics] feed in
                guard let diagnostics else { return }
                let recorder = Recorder.of(diagnostics)
                recorder.publish = { [unowned recorder] record in
                    guard feed.isWatched else {
                        recorder.publish = nil
                        return feed.end()
                    }
                    feed.publish(WatchedEvents.Event(text: record.description, json: record.json))
                }
            }
        }
    }
}
#endif
