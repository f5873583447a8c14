#if !os(tvOS)
extension SceneDelegate {
    /// The events that methods report which not every platform has, by the method.
    ///
    /// iOS 26 replaced the method of iOS 13 that reports a window scene's geometry. Each version sees one of them, so
    /// that no change is reported twice: the other one stands for what no slot has, and is there only in a subclass
    /// that overrides it.
    nonisolated static let eventsOfPlatform: [AppEvent: AppEvent] = {
        let (older, newer) = (
            AppEvent.windowSceneDidUpdateGeometry,
            AppEvent(rawValue: "windowScene:didUpdateEffectiveGeometry:")
        )
        var events: [AppEvent: AppEvent] = [
            AppEvent(rawValue: "windowScene:performActionForShortcutItem:completionHandler:"): .performShortcutAction,
            AppEvent(rawValue: "supportedInterfaceOrientationsForWindowScene:"): .supportedInterfaceOrientations,
            older: older, newer: newer,
        ]
        if #available(iOS 26, visionOS 26, *) { (events[older], events[newer]) = (newer, older) }
        return events
    }()
}
#endif
