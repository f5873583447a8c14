import Foundation
import HeadlessUIKit

/// An application with scenes and a recording delegate, on a machine where nothing happens but what a test does.
@MainActor struct Tablet {
    let application = UIApplication()
    let delegate = RecordingDelegate()

    var system: HeadlessSystem {
        application.system
    }

    /// - Parameter lacks: The methods that the application's delegate, and those of its scenes, deny to have.
    init(lacks: Set<String> = []) {
        let configuration = UISceneConfiguration(name: "Window", sessionRole: .windowApplication)
        configuration.delegateClass = RecordingSceneDelegate.self
        system.configuration.sources = []
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        delegate.lacks = lacks
        delegate.orientations = .allButUpsideDown
        unsafe application.delegate = delegate
    }

    /// A tablet with an application that has been launched, what that led to left aside.
    static func launched(lacks: Set<String> = []) -> Tablet {
        let tablet = Tablet(lacks: lacks)
        tablet.system.launch()
        tablet.delegate.log = []
        return tablet
    }

    /// The delegate of the scene with an identifier.
    func sceneDelegate(_ identifier: String = "1") -> RecordingSceneDelegate? {
        scene(identifier)?.delegate as? RecordingSceneDelegate
    }

    /// The connected scene with an identifier.
    func scene(_ identifier: String = "1") -> UIWindowScene? {
        application.connectedScenes.first { $0.session.persistentIdentifier == identifier } as? UIWindowScene
    }

    /// What was noted while something was done.
    func log(of body: () throws -> Void) rethrows -> [String] {
        delegate.log = []
        try body()
        return delegate.log
    }

    /// What was noted, and which notifications UIKit posted, while something was done.
    func logWithNotifications(of body: () throws -> Void) rethrows -> [String] {
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
            UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
            UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
            UIScene.didEnterBackgroundNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                nonisolated(unsafe) let object = notification.object
                let name = notification.name.rawValue
                MainActor.assumeIsolated { unsafe note(name, from: object) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        return try log(of: body)
    }

    private func note(_ name: String, from object: Any?) {
        if object as? UIApplication === application {
            delegate.log.append("\(name) \(application.applicationState)")
            delegate.onEvent(name)
        } else if let scene = object as? UIScene, UIApplication.shared === application {
            let event = "\(name) \(scene.session.persistentIdentifier)"
            delegate.log.append("\(event) \(scene.activationState)")
            delegate.onEvent(event)
        }
    }
}
