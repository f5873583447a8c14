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
#endif
