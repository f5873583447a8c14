#if !os(tvOS)
extension SceneDelegate {
    /// Which of two methods reports a window scene's geometry.
    ///
    /// iOS 26 replaced the method of iOS 13. Each version sees one of them, so that no change is
    /// reported twice; if a subclass overrides the other one, UIKit may call that, too.
    private nonisolated static let geometry: (used: AppEvent, hidden: AppEvent) = {
        let effective = AppEvent(rawValue: "windowScene:didUpdateEffectiveGeometry:")
        if #available(iOS 26, visionOS 26, *) { return (effective, .windowSceneDidUpdateGeometry) }
        return (.windowSceneDidUpdateGeometry, effective)
    }()

    /// The events that methods report which not every platform has, by the method.
    nonisolated static let eventsOfPlatform: [AppEvent: AppEvent] = [
        AppEvent(rawValue: "windowScene:performActionForShortcutItem:completionHandler:"): .performShortcutAction,
        AppEvent(rawValue: "supportedInterfaceOrientationsForWindowScene:"): .supportedInterfaceOrientations,
        geometry.used: .windowSceneDidUpdateGeometry,
    ]

    /// Methods that this OS version must not see.
    nonisolated static let hiddenMethods: [AppEvent] = [geometry.hidden]
}
#endif
