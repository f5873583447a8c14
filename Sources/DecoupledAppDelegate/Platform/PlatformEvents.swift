#if !os(tvOS)
extension SceneDoor {
    /// The methods that not every platform has.
    static let ofPlatform: [AppEvent: AppEvent] = [
        AppEvent(rawValue: "windowScene:performActionForShortcutItem:completionHandler:"): .performShortcutAction,
        AppEvent(rawValue: "supportedInterfaceOrientationsForWindowScene:"): .supportedInterfaceOrientations,
    ].merging(GeometryDoor.all) { first, _ in first }

    /// The methods that tell the system's version of nothing.
    static let closed = GeometryDoor.closed
}

extension AppEvent {
    /// The events that are kept when their slots are empty.
    static let kept: Set<AppEvent> = [
        .openURL, .continueUserActivity, .performShortcutAction, .didReceiveNotificationResponse,
    ]

    /// The events that are told to the notification center's delegate.
    static let ofNotificationCenter: Set<AppEvent> = [
        .willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings,
    ]
}
#endif
