#if os(tvOS)
extension SceneDoor {
    /// The methods that not every platform has.
    static let ofPlatform: [AppEvent: AppEvent] = [.windowSceneDidUpdateGeometry: .windowSceneDidUpdateGeometry]

    /// Methods that this OS version must not see.
    static let closed: Set<AppEvent> = []
}
#endif
