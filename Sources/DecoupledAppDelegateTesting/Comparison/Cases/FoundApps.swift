import DecoupledAppDelegate

/// What is found in the two apps of a comparison.
@MainActor struct FoundApps {
    let before: FoundApp
    let after: FoundApp

    subscript(version: Version) -> FoundApp { version == .before ? before : after }

    /// Whether it is known which methods the app delegate implements; where there is no Objective-C it responds to all of them.
    var areMethodsKnown: Bool { !before.events.isSuperset(of: Self.ofApplication) }

    /// The same of the scene delegate.
    var areSceneMethodsKnown: Bool { !before.sceneEvents.isSuperset(of: Self.ofScenes) }

    private static let ofScenes = AppEvent.allCases.filter { $0.sceneMethod != nil }

    private static let ofApplication = AppEvent.allCases.filter { $0.rawValue.hasPrefix("application") }

    /// Whether the test gives one of the apps a scene delegate: that reads what its scene is connected for, and is called in place of the
    /// application's methods.
    var isSceneDelegateGiven: Bool { [before, after].contains { $0.app.makeSceneDelegate != nil } }

    var haveOwnSceneDelegates: Bool { before.hasOwnSceneDelegate && after.hasOwnSceneDelegate }

    /// Whether one of the apps may receive an event, as far as UIKit can tell.
    func contain(_ event: AppEvent) -> Bool {
        [before, after].contains { $0.events.contains(event) || $0.sceneEvents.contains(event) }
    }

    /// The slot of an event, where there are slots afterwards.
    func slot(of event: AppEvent?) -> String? { after.app.isOfRoles ? event?.slot : nil }
}
