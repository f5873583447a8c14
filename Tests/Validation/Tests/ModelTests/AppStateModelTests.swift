import DecoupledAppDelegate
import Testing
import TestSupport

/// Random hints, in any order and by any door, against a model.
@MainActor
struct AppStateModelTests {
    /// Known ones, and one that is new in each run; it stands in the report of the test case.
    nonisolated static let seeds: [UInt64] = [1, .random(in: .min ... .max)]

    private static let events: [AppEvent] = [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
    ]

    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = AppStateProbe()

    init() {
        app.delegate.appStateDelegate = [handler]
        app.application.system.launchReason = .background
        app.launch()
    }

    @Test(arguments: seeds)
    func anyHintsGiveTheTransitionsOfAPlainModel(seed: UInt64) async throws {
        var numbers = SplitMix64(seed: seed)
        var model = AppStateModel()
        for sequence in 1...5_000 {
            await Task.yield()  // The other tests need the main actor too.
            let scenes = (0..<2).map { _ in makeScene() }
            var hints: [AppStateModel.Hint] = (0..<Int.random(in: 1...10, using: &numbers)).map { _ in
                guard Int.random(in: 0..<8, using: &numbers) > 0 else {
                    return .disconnected(Int.random(in: 0...1, using: &numbers))
                }
                let event = Self.events[Int.random(in: 0..<4, using: &numbers)]
                return .event(event, scene: [nil, 0, 1][Int.random(in: 0..<3, using: &numbers)])
            }
            hints += [.disconnected(0), .disconnected(1)]
            for hint in hints {
                let byNotification = Bool.random(using: &numbers)
                give(hint, scenes, byNotification: byNotification)
                let expected = model.take(hint, byNotification: byNotification)
                try #require(handler.take() == expected, "seed \(seed), sequence \(sequence): \(hint) of \(hints)")
            }
        }
    }

    /// What the system really does: the handlers always know the state that the application has.
    @Test(arguments: seeds)
    func theHandlersKnowTheStateThatTheApplicationHas(seed: UInt64) async throws {
        var numbers = SplitMix64(seed: seed)
        let system = app.application.system
        var level = UIApplication.State.background
        for step in 1...1_000 {
            await Task.yield()
            let scenes = app.application.connectedScenes.sorted {
                $0.session.persistentIdentifier < $1.session.persistentIdentifier
            }
            if scenes.count < 3, Bool.random(using: &numbers) {
                system.connectScene(inForeground: Bool.random(using: &numbers))
            } else if let scene = scenes.randomElement(using: &numbers) {
                [system.activate, system.deactivate, system.enterForeground, system.enterBackground, system.disconnect]
                    .randomElement(using: &numbers)?(scene)
            }
            for event in handler.take() {
                level = try #require(Self.state(after: event, from: level), "seed \(seed), step \(step): \(event)")
            }
            try #require(level == app.application.applicationState, "seed \(seed), step \(step)")
        }
    }

    /// The state after a transition, or nil where it cannot happen.
    private static func state(after event: AppEvent, from state: UIApplication.State) -> UIApplication.State? {
        switch (event, state) {
        case (.willEnterForeground, .background), (.willResignActive, .active): .inactive
        case (.didBecomeActive, .inactive): .active
        case (.didEnterBackground, .inactive): .background
        default: nil
        }
    }

    private func makeScene() -> UIScene {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(persistentIdentifier: "scene", configuration: configuration)
        let scene = UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.delegate = SceneDelegate(for: app.delegate)
        return scene
    }

    private func give(_ hint: AppStateModel.Hint, _ scenes: [UIScene], byNotification: Bool) {
        switch hint {
        case .disconnected(let number) where byNotification:
            post(UIScene.didDisconnectNotification, scenes[number])
        case .disconnected(let number):
            scenes[number].delegate?.sceneDidDisconnect(scenes[number])
        case .event(let event, let number?) where byNotification:
            post(Self.notifications[event]?.scene, scenes[number])
        case .event(let event, let number?):
            scenes[number].delegate.map { Self.calls[event]?.scene($0, scenes[number]) }
        case .event(let event, nil) where byNotification:
            post(Self.notifications[event]?.application, app.application)
        case .event(let event, nil):
            Self.calls[event]?.application(app.delegate, app.application)
        }
    }

    private func post(_ name: Notification.Name?, _ object: UIResponder) {
        guard let name else { return }
        NotificationCenter.default.post(name: name, object: object)
    }

    private static let notifications: [AppEvent: (application: Notification.Name, scene: Notification.Name)] = [
        .didBecomeActive: (UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification),
        .willResignActive: (UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification),
        .didEnterBackground: (
            UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification
        ),
        .willEnterForeground: (
            UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification
        ),
    ]

    private typealias Calls = (
        application: @MainActor (AppDelegate, UIApplication) -> Void,
        scene: @MainActor (any UISceneDelegate, UIScene) -> Void
    )

    private static let calls: [AppEvent: Calls] = [
        .didBecomeActive: ({ $0.applicationDidBecomeActive($1) }, { $0.sceneDidBecomeActive($1) }),
        .willResignActive: ({ $0.applicationWillResignActive($1) }, { $0.sceneWillResignActive($1) }),
        .didEnterBackground: ({ $0.applicationDidEnterBackground($1) }, { $0.sceneDidEnterBackground($1) }),
        .willEnterForeground: ({ $0.applicationWillEnterForeground($1) }, { $0.sceneWillEnterForeground($1) }),
    ]
}
