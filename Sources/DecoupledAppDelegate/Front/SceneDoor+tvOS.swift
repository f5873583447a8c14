#if os(tvOS)
extension SceneDoor {
    /// The methods that not every platform has.
    static let ofPlatform: [AppEvent: AppEvent] = [.windowSceneDidUpdateGeometry: .windowSceneDidUpdateGeometry]

    /// The methods that tell the system's version of nothing.
    static let closed: Set<AppEvent> = []
}
#endif
