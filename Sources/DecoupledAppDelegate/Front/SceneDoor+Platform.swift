#if !os(tvOS)
extension SceneDoor {
    /// The methods that not every platform has.
    static let ofPlatform: [AppEvent: AppEvent] = [
        AppEvent(rawValue: "windowScene:performActionForShortcutItem:completionHandler:"): .performShortcutAction,
        AppEvent(rawValue: "supportedInterfaceOrientationsForWindowScene:"): .supportedInterfaceOrientations,
    ].merging(GeometryDoor.all) { first, _ in first }

    /// Methods that this OS version must not see.
    static let closed = GeometryDoor.closed
}
#endif
