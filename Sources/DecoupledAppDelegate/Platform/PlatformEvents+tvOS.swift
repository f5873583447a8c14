#if os(tvOS)
extension SceneDoor {
    /// The methods that not every platform has.
    static let ofPlatform: [AppEvent: AppEvent] = [.windowSceneDidUpdateGeometry: .windowSceneDidUpdateGeometry]

    /// The methods that tell the system's version of nothing.
    static let closed: Set<AppEvent> = []
}

extension AppEvent {
    /// The events that are kept when their slots are empty.
    static let kept: Set<AppEvent> = [.openURL, .continueUserActivity]

    /// The events that are told to the notification center's delegate.
    static let ofNotificationCenter: Set<AppEvent> = [.willPresentNotification]
}
#endif
