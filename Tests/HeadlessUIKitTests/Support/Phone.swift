import Foundation
import HeadlessUIKit

/// An application without scenes and with a recording delegate, on a machine where nothing happens but what a test does.
@MainActor struct Phone {
    let application = UIApplication()
    let delegate = RecordingDelegate()

    var system: HeadlessSystem {
        application.system
    }

    /// - Parameter lacks: The methods that the delegate denies to have.
    init(lacks: Set<String> = []) {
        system.configuration.sources = []
        system.configuration.sceneManifest = nil
        // A delegate that configures scenes has adopted them.
        delegate.lacks = lacks.union(["application:configurationForConnectingSceneSession:options:"])
        unsafe application.delegate = delegate
    }

    /// Notes the notifications that UIKit posts, among what the delegate is sent.
    func noteNotifications(during body: () -> Void) {
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
            UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
            UIApplication.protectedDataWillBecomeUnavailableNotification,
            UIApplication.protectedDataDidBecomeAvailableNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { notification in
                let name = notification.name.rawValue
                MainActor.assumeIsolated { delegate.note(name, application) }
            }
        }
        body()
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    /// What the delegate noted while something was done.
    func log(of body: () throws -> Void) rethrows -> [String] {
        delegate.log = []
        try body()
        return delegate.log
    }
}
