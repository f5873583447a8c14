import HeadlessUIKit

/// What is on the screen.
@MainActor enum Screen {
    /// Whether a cover hides what is on the screen from the app switcher.
    static var isCovered = false

    static func show(_ what: String) { Journal.note("screen shows \(what)") }

    static func cover() {
        isCovered = true
        Journal.note("screen covered")
    }

    static func uncover() {
        guard isCovered else { return }
        isCovered = false
        Journal.note("screen uncovered")
    }

    static func orientations(of window: UIWindow?) -> UIInterfaceOrientationMask {
        if VideoVisit.isRunning { return .allButUpsideDown }
        return window?.rootViewController is DocumentController ? .landscape : .portrait
    }

    /// Keeps patients' words from the keyboards of others.
    static func allows(_ point: UIApplication.ExtensionPointIdentifier) -> Bool {
        point != .keyboard || !Session.isSignedIn
    }

    static func restore(_ path: [String]) -> UIViewController? {
        guard path.first == "root", let last = path.last, ["document", "today"].contains(last) else { return nil }
        let controller = last == "today" ? UIViewController() : DocumentController()
        controller.restorationIdentifier = last
        return controller
    }

    static func configuration(
        for session: UISceneSession, _ options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        switch session.role {
        case .windowExternalDisplayNonInteractive:
            return UISceneConfiguration(name: "Display", sessionRole: session.role)
        case .windowApplication:
            let isMessage = options.userActivities.contains { $0.activityType == ActivityType.draft }
            let configuration = UISceneConfiguration(name: isMessage ? "Message" : "Main", sessionRole: session.role)
            configuration.delegateClass = ClinicSceneDelegate.self
            return configuration
        default:
            return session.configuration
        }
    }

    static func forget(_ sessions: Set<UISceneSession>) {
        for id in sessions.map(\.persistentIdentifier).sorted() { Journal.note("window \(id) forgotten") }
    }
}

/// The window's content while a document of the laboratory is shown.
final class DocumentController: UIViewController {}

/// The delegate of the windows that the app opens.
final class ClinicSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
