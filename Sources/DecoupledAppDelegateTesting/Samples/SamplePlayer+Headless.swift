#if !canImport(UIKit)
import DecoupledAppDelegate
import HeadlessUIKit

extension SamplePlayer {
    /// Launches an app with scenes: what it is launched for is in the options of the scene that connects.
    func connect(for occasion: Occasion, _ deliver: () -> Void) {
        app.launch(inBackground: true)
        app.adoptCenterDelegate()
        app.declareScenes()
        switch occasion {
        case .backgroundWork: deliver()
        // UIKit also calls the notification center's delegate with the response that is in the options.
        case .response(let make): note(app.respond(make()))
        case .sceneLaunch(let role): app.connectScene(role: role)
        case .shortcut(let make):
            _ = app.perform(make(), in: nil)
            if scene?.delegate is SceneDelegate { noteSent(.performShortcutAction) }
        case .url(let url, let options): app.open(url, options: options)
        case .activity(let make): app.continueUserActivity(make())
        case .share(let make):
            app.connectScene(UIScene.ConnectionOptions(cloudKitShareMetadata: make() as? CKShare.Metadata))
        default: app.enterForeground()
        }
    }

    /// Tells a scene's delegate what happens, if it is one of the app's own; returns whether it is.
    func tellOwnDelegate(_ sample: Sample) -> Bool {
        guard let scene = scene as? UIWindowScene, let delegate = scene.delegate, app.isOwnDelegate(of: scene) else {
            return false
        }
        switch sample.occasion {
        case .url(let url, let options):
            app.open(url, options: options, in: scene)
        case .activity(let make): app.continueUserActivity(make(), in: scene)
        case .shortcut(let make):
            noteSent(.performShortcutAction, to: "\(type(of: delegate))", app.perform(make(), in: scene))
        case .share: app.inForeground { app.tell(sample, to: scene) }
        case .nothing where sample.event.methodOfScenes != nil: app.tell(sample, to: scene)
        default: return false
        }
        return true
    }

    /// Connects a second window.
    func connectSecondWindow() { app.connectScene(role: .windowApplication) }

    /// Turns the device.
    func rotate() { app.play { _ = $0.rotate(to: .landscapeLeft) } }

    /// Disconnects the first scene, and connects it again with what it saved.
    func reconnectScene() {
        guard let scene = app.scenes.first else { return }
        app.play { system in
            system.enterBackground(scene)
            let saved = scene.session.stateRestorationActivity
            scene.session.stateRestorationActivity = saved ?? NSUserActivity(activityType: "sample")
            system.disconnect(scene)
            system.reconnectScene(of: scene.session)
        }
    }
}

extension Comparison.World {
    /// Whether scenes can be made here.
    static let makesScenes = true

    /// Whether there is a scene of somebody else's.
    static let hasScene = false
}
#endif
