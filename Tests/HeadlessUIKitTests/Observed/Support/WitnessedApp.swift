import Foundation
import HeadlessUIKit
import TestSupport

/// An application whose delegates note what they are called with, in which nothing happens but what a test does.
@MainActor struct WitnessedApp {
    let application = UIApplication()
    let witness = Witness()
    let center = CenterWitness()

    var system: HeadlessSystem { application.system }

    /// The statuses that the process would have ended with.
    var exits: [Int32] { recorder.exits }

    private let recorder = ExitRecorder()

    private final class ExitRecorder { var exits: [Int32] = [] }

    /// Creates an app that has not been launched.
    ///
    /// - Parameters:
    ///   - hasScenes: Whether it declares scenes.
    ///   - hasCenterDelegate: Whether the notification center has a delegate.
    ///   - lacks: The methods that the application's delegate denies to have.
    init(scenes hasScenes: Bool, centerDelegate hasCenterDelegate: Bool = false, lacks: Set<String>? = nil) {
        system.configuration.sources = []
        system.configuration.exit = { [recorder] in recorder.exits.append($0) }
        system.configuration.sceneManifest = hasScenes ? SceneManifest() : nil
        witness.lacks =
            lacks
            ?? (hasScenes
                ? [] : [Self.configuring, "application:supportedInterfaceOrientationsForWindow:", Self.savingState])
        unsafe application.delegate = witness
        if hasCenterDelegate { application.notificationCenter.delegate = center }
    }

    static let configuring = "application:configurationForConnectingSceneSession:options:"
    static let savingState = "application:shouldSaveSecureApplicationState:"

    /// The connected scene with an identifier.
    func scene(_ identifier: String = "1") -> UIScene? {
        application.connectedScenes.first { $0.session.persistentIdentifier == identifier }
    }

    /// What was called while something was done.
    func calls(of body: () throws -> Void) rethrows -> [String] {
        witness.calls = []
        try body()
        return witness.calls
    }

    /// What was called, and which notifications UIKit posted, while something was done.
    func callsAndPosts(of body: () throws -> Void) rethrows -> [String] {
        try NotificationCenter.default.notingPosts {
            note($0)
        } while: {
            try calls(of: body)
        }
    }

    /// Nobody printed what is posted of a scene's session.
    private func note(_ posted: Notification) {
        let isOfSession = [UIScene.willConnectNotification, UIScene.didDisconnectNotification].contains(posted.name)
        guard UIApplication.shared === application, !isOfSession else { return }
        witness.note("posted \(posted.name.rawValue.replacingOccurrences(of: "Notification", with: ""))")
    }

    /// A push that the user sees.
    func deliverPush(category: String = "") -> UNNotification {
        let content = UNMutableNotificationContent()
        content.userInfo = ["aps": ["alert": "Parcel 7"]]
        content.categoryIdentifier = category
        return system.deliver(
            UNNotificationRequest(identifier: "1", content: content, trigger: UNPushNotificationTrigger()))
    }
}

extension URL {
    static let parcel = URL(fileURLWithPath: "/parcel/7")
}
