import Foundation
import HeadlessUIKit
import TestSupport

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
        try NotificationCenter.default.notingPosts {
            note($0)
        } while: {
            try log(of: body)
        }
    }

    private func note(_ posted: Notification) {
        let name = posted.name.rawValue
        if posted.object as? UIApplication === application {
            delegate.note(name, application)
        } else if let scene = posted.object as? UIScene, UIApplication.shared === application {
            delegate.note("\(name) \(scene.session.persistentIdentifier)", in: scene)
        }
    }
}
