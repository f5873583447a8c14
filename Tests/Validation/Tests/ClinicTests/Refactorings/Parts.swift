import DecoupledAppDelegate
import HeadlessUIKit

// Parts of handlers, each with the roles that it has left.

@MainActor final class SignIn {
    private let router: LinkRouter

    init(_ router: LinkRouter) { self.router = router }
}

extension SignIn: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.scheme?.lowercased() == "clinic", url.place == "signin", let token = url.query("token") else {
            return false
        }
        Session.signIn(with: token, from: options[.sourceApplication] as? String)
        router.openWaiting()
        return true
    }
}

@MainActor final class Followed {
    private let router: LinkRouter

    init(_ router: LinkRouter) { self.router = router }
}

extension Followed: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        url.scheme?.lowercased() == "clinic" && router.open(url, from: options[.sourceApplication] as? String)
    }
}

@MainActor final class Desk {
    var isActive = false { didSet { checkIn() } }
    var waiting: String? { didSet { checkIn() } }

    private func checkIn() {
        guard isActive, let desk = waiting else { return }
        waiting = nil
        Appointments.checkIn(at: desk)
    }
}

@MainActor final class DeskLinks {
    private let desk: Desk

    init(_ desk: Desk) { self.desk = desk }
}

extension DeskLinks: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.scheme?.lowercased() == "clinic", url.place == "checkin", let number = url.query("desk") else {
            return false
        }
        desk.waiting = number
        return true
    }
}

@MainActor final class DeskLife {
    private let desk: Desk

    init(_ desk: Desk) { self.desk = desk }
}

extension DeskLife: AppStateDelegate {
    func applicationDidBecomeActive(_: UIApplication) { desk.isActive = true }

    func applicationWillResignActive(_: UIApplication) { desk.isActive = false }
}

final class OneActivity: PassingActivities {
    private let type: String

    init(_ next: any ActivityContinuationDelegate, type: String) {
        self.type = type
        super.init(next)
    }

    override func application(_ app: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
        type == self.type && super.application(app, willContinueUserActivityWithType: type)
    }

    override func application(
        _ app: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        activity.activityType == type
            && super.application(app, continue: activity, restorationHandler: restorationHandler)
    }

    /// What is lost is shown by one of the handlers, whatever the type, since there are types that no handler has.
    override func application(
        _ app: UIApplication, didFailToContinueUserActivityWithType type: String, error: any Error
    ) {
        guard self.type == ActivityType.draft else { return }
        super.application(app, didFailToContinueUserActivityWithType: type, error: error)
    }

    override func application(_ app: UIApplication, didUpdate activity: NSUserActivity) {
        if activity.activityType == type { super.application(app, didUpdate: activity) }
    }
}

final class VisitsAndDrafts {}

extension VisitsAndDrafts: AppStateDelegate {
    func applicationDidEnterBackground(_: UIApplication) {
        VideoVisit.pause(true)
        Messages.saveDraft()
    }

    func applicationWillEnterForeground(_: UIApplication) { VideoVisit.pause(false) }

    func applicationWillTerminate(_: UIApplication) {
        VideoVisit.end()
        Messages.saveDraft()
    }
}

final class RecordsDoor {}

extension RecordsDoor: AppStateDelegate {
    func application(_: UIApplication, willFinishLaunchingWithOptions _: LaunchOptions?) -> Bool {
        Journal.shared.note("records opened")
        return true
    }

    func applicationWillTerminate(_: UIApplication) { Journal.shared.note("records closed") }
}

final class FirstScreen {}

extension FirstScreen: AppStateDelegate {
    func application(_: UIApplication, didFinishLaunchingWithOptions _: LaunchOptions?) -> Bool {
        defer { Installation.hasLaunched = true }
        Screen.show(Installation.hasLaunched ? "today" : "introduction")
        return true
    }
}

@MainActor final class Consent {
    private var check: (() -> Void)? = { Journal.shared.note("consent checked") }
}

extension Consent: AppStateDelegate {
    func applicationDidBecomeActive(_: UIApplication) {
        check?()
        check = nil
    }
}

final class Memory {}

extension Memory: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_: UIApplication) {
        Records.dropCache()
        if !VideoVisit.isRunning { Journal.shared.note("images dropped") }
    }

    func applicationSignificantTimeChange(_: UIApplication) {
        Appointments.areStale = true
        Journal.shared.note("another day")
    }
}
