#if !canImport(UIKit)
import DecoupledAppDelegate
import HeadlessUIKit

// What takes a scene, where scenes can be made.
extension SamplePlayer {
    /// Launches an app with scenes into the background, where none is connected.
    func launchWithScenes() {
        app.launch(inBackground: true)
        app.adoptCenterDelegate()
        app.declareScenes()
    }

    /// Connects a scene for a sample, which is in its connection options.
    func connectScene(for sample: Sample) {
        var role = UISceneSession.Role.windowApplication
        if case .sceneLaunch(let other) = sample.occasion { role = other }
        let scheduled = app.clock.scheduledCount
        let scene = app.connectScene(role: role, sample.occasion.connectionOptions ?? UIScene.ConnectionOptions())
        guard case .shortcut = sample.occasion, let delegate = scene.delegate as? SceneDelegate else { return }
        // The package's delegate delivers a quick action out of them, which is answered; a subclass may not call super, and those whom super
        // has called have a deadline until they answer.
        if delegate.isOfPackage || app.clock.scheduledCount > scheduled { awaitAnswer(to: .performShortcutAction) }
    }

    /// Calls a scene's delegate for a sample if it is one of the app's own; returns whether it is.
    func callOwnDelegate(of scene: UIScene?, for sample: Sample) -> Bool {
        guard let scene = scene as? UIWindowScene, let delegate = scene.delegate, app.isOwnDelegate(of: scene) else {
            return false
        }
        switch sample.occasion {
        case .url(let url, let options): app.open(url, options: options, in: scene)
        case .activity(let make): app.continueUserActivity(make(), in: scene)
        case .shortcut(let make):
            awaitAnswer(
                to: .performShortcutAction, by: "\(type(of: delegate))", app.callDelegate(of: scene, for: make()))
        default: app.callDelegate(of: scene, for: sample)
        }
        return true
    }

    func connectSecondWindow() { app.connectScene(role: .windowApplication) }

    func disconnectFirstScene() { app.withSystem { system in app.scenes.first.map(system.disconnect) } }

    /// Makes the app, or its scene, inactive, if it is active.
    func cover() {
        guard app.application.applicationState == .active else { return }
        if let scene = app.scenes.first { app.deactivate(scene) } else { app.send(.willResignActive) }
    }

    /// Makes the app, or its scene, active again, unless it is in the background; one that is active is covered before.
    func uncover() {
        guard app.application.applicationState != .background else { return }
        cover()
        if let scene = app.scenes.first { app.enterForeground(scene) } else { app.send(.didBecomeActive) }
    }

    func rotate() { app.withSystem { _ = $0.rotate(to: .landscapeLeft) } }

    /// Disconnects the first scene, and connects it again with what it saved, or else with an activity of a type, if there is one.
    func reconnectScene(restoring type: String?) {
        guard let scene = app.scenes.first else { return }
        app.withSystem { system in
            system.enterBackground(scene)
            let saved = scene.session.stateRestorationActivity
            scene.session.stateRestorationActivity = saved ?? type.map { NSUserActivity(activityType: $0) }
            system.disconnect(scene)
            system.reconnectScene(of: scene.session)
        }
    }
}

extension Occasion {
    /// The options of a scene that connects for it; nil if they do not tell.
    var connectionOptions: UIScene.ConnectionOptions? {
        switch self {
        case .url(let url, let options):
            let context = UIOpenURLContext(url: url, options: UIScene.OpenURLOptions(options))
            return UIScene.ConnectionOptions(
                urlContexts: [context], sourceApplication: context.options.sourceApplication)
        case .activity(let make): return UIScene.ConnectionOptions(userActivities: [make()])
        case .shortcut(let make): return UIScene.ConnectionOptions(shortcutItem: make())
        case .share(let make):
            return UIScene.ConnectionOptions(cloudKitShareMetadata: make() as? CKShare.Metadata)
        default: return nil
        }
    }
}

extension World {
    /// Whether scenes can be made here.
    static let makesScenes = true

    /// Whether there is a scene of somebody else's.
    static let hasScene = false
}
#endif
