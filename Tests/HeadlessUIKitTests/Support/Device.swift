import Foundation
import HeadlessUIKit

/// A machine on which nothing happens but what a test does, with an application whose delegate records what it receives.
@MainActor protocol Device: Sendable {
    var application: UIApplication { get }
    var delegate: RecordingDelegate { get }
}

extension Device {
    var system: HeadlessSystem {
        application.system
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
            UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
            UIApplication.protectedDataWillBecomeUnavailableNotification,
            UIApplication.protectedDataDidBecomeAvailableNotification,
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
            delegate.note(name, application)
        } else if let scene = object as? UIScene, UIApplication.shared === application {
            delegate.note("\(name) \(scene.session.persistentIdentifier)", in: scene)
        }
    }
}
