import DecoupledAppDelegate
import HeadlessUIKit

/// Opens links, or keeps the last one until somebody has signed in.
@MainActor final class LinkRouter {
    private var waiting: (url: URL, source: String?)?

    func open(_ url: URL, from source: String?) -> Bool {
        url.scheme == "https" ? browse(url) : follow(url, from: source)
    }

    func openWaiting() {
        guard let (url, source) = waiting else { return }
        waiting = nil
        _ = open(url, from: source)
    }

    func drop() { waiting = nil }

    private func follow(_ url: URL, from source: String?) -> Bool {
        switch url.place {
        case "appointment":
            guard let id = url.steps.first else { return false }
            whenSignedIn(url, from: source) { Appointments.show(id, tab: url.query("tab")) }
        case "message":
            guard let doctor = url.query("to") else { return false }
            whenSignedIn(url, from: source) { Messages.compose(to: doctor, text: url.query("text"), from: source) }
        case "visit":
            guard let id = url.steps.first else { return false }
            guard id.lowercased() != "end" else {
                VideoVisit.end()
                return true
            }
            whenSignedIn(url, from: source) { VideoVisit.start(id, hasCamera: url.query("camera") != "off") }
        default:
            return false
        }
        return true
    }

    func browse(_ url: URL) -> Bool {
        guard ["clinic.example", "www.clinic.example"].contains(url.place) else { return false }
        switch (url.steps.first, url.steps.dropFirst().first) {
        case ("appointments", let id?):
            whenSignedIn(url, from: nil) { Appointments.show(id, tab: url.query("tab")) }
        case ("results", let id?):
            whenSignedIn(url, from: nil) { Records.show(id, section: url.fragment) }
        case ("doctors", let name?):
            Screen.show("doctor \(name) in \(url.query("lang") ?? "en")")
        case ("settings", "reminders"):
            Settings.setReminders(url.query("on") != "false")
        default:
            return false
        }
        return true
    }

    private func whenSignedIn(_ url: URL, from source: String?, _ body: () -> Void) {
        if Session.isSignedIn { return body() }
        waiting = (url, source)
        Screen.show("sign-in")
    }
}

/// Signs in, and follows links.
@MainActor final class LinkHandler {
    private let router: LinkRouter

    init(_ router: LinkRouter) { self.router = router }
}

extension LinkHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.scheme?.lowercased() == "clinic" else { return false }
        let source = options[.sourceApplication] as? String
        guard url.place == "signin" else { return router.open(url, from: source) }
        guard let token = url.query("token") else { return false }
        Session.signIn(with: token, from: source)
        router.openWaiting()
        return true
    }
}

extension LinkHandler: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else {
            return false
        }
        return router.browse(url)
    }
}

/// Checks patients in, as soon as the app is active.
@MainActor final class CheckInHandler {
    private var isActive = false
    private var waitingDesk: String?
}

extension CheckInHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.scheme?.lowercased() == "clinic", url.place == "checkin", let desk = url.query("desk") else {
            return false
        }
        if isActive { Appointments.checkIn(at: desk) } else { waitingDesk = desk }
        return true
    }
}

extension CheckInHandler: AppStateDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
        isActive = true
        guard let desk = waitingDesk else { return }
        waitingDesk = nil
        Appointments.checkIn(at: desk)
    }

    func applicationWillResignActive(_ application: UIApplication) { isActive = false }
}

/// Takes what other apps hand over: documents, payments and shares.
@MainActor final class IncomingHandler {}

extension IncomingHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        if url.isFileURL {
            Records.add(url.lastPathComponent, inPlace: options[.openInPlace] as? Bool ?? false)
            return true
        }
        guard url.scheme?.lowercased() == "clinic-pay", options[.sourceApplication] as? String == "com.example.pay",
            url.place == "paid", let order = url.query("order")
        else { return false }
        guard url.query("status") == "ok" else {
            Screen.show("payment of \(order) failed: \(url.query("reason") ?? "unknown")")
            return true
        }
        Server.tell("order \(order) is paid")
        Screen.show("receipt of \(order)")
        return true
    }
}

extension IncomingHandler: CloudKitShareDelegate {
    func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { Journal.shared.note("family joined in \(cloudKitShareMetadata.containerIdentifier)") }
}
