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
            let follow = { @MainActor [weak diagnostics] (feed: EventFeed?) in
                guard let diagnostics else { return }
                Recorder.of(diagnostics).publish = feed?.publishIfWatched
            }
            application.eventFeed.whenWatched = newValue ? follow : nil
        }
    }
}
#endif
