import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let activities = [
        Mistake("Web pages with www are not the app's", [.answer: .continueUserActivity]) { roles in
            changePages(in: &roles) { $0.hasPrefix("https://www.") ? "https://elsewhere.example/" : $0 }
        },
        Mistake("The part of a result to scroll to is not passed on", [.effects: .continueUserActivity]) { roles in
            changePages(in: &roles) { String($0.prefix { $0 != "#" }) }
        },
        Mistake("The language of a web page is not passed on", [.effects: .continueUserActivity]) { roles in
            changePages(in: &roles) { $0.replacingOccurrences(of: "?lang=", with: "?language=") }
        },
        Mistake(
            "A setting that is in a web page's address is taken for one that is on", [.effects: .continueUserActivity]
        ) { roles in
            changePages(in: &roles) { $0.replacingOccurrences(of: "on=false", with: "on=true") }
        },
        Mistake("Every web page is answered with true", [.answer: .continueUserActivity]) { roles in
            roles.activityContinuationDelegate.replace(LinkHandler.self) { EveryPage($0) }
        },
        Mistake("Nobody opens web pages", [.answer: .continueUserActivity]) {
            $0.activityContinuationDelegate.drop(LinkHandler.self)
        },
        Mistake("The objects that restore a draft are not handed over", [.restoration: .continueUserActivity]) {
            roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { NothingRestored($0) }
        },
        Mistake("A draft is answered with false, after it has been shown", [.answer: .continueUserActivity]) { roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { DraftRefused($0) }
        },
        Mistake("The text of a draft is not passed on", [.effects: .continueUserActivity]) { roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { EmptyDraft($0) }
        },
        Mistake("The tab is not passed on from another device", [.effects: .continueUserActivity]) { roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { NoTab($0) }
        },
        Mistake(
            "An appointment from another device is answered with true, whoever is signed in",
            [.answer: .continueUserActivity]
        ) { roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { AppointmentOfAnybody($0) }
        },
        Mistake("Every activity is announced by the app itself", [.answer: .willContinueUserActivity]) { roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { AnnouncesAll($0) }
        },
        Mistake("An activity that the user has cancelled is shown as lost", [.effects: .didFailToContinueUserActivity])
        { roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { CancelledIsLost($0) }
        },
        Mistake("What is lost is always a message", [.effects: .didFailToContinueUserActivity]) { roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { AlwaysDraft($0) }
        },
        Mistake("Every updated activity is saved as a draft", [.effects: .didUpdateUserActivity]) { roles in
            roles.activityContinuationDelegate.replace(DraftHandler.self) { SavesAll($0) }
        },
    ]
}

@MainActor private func changePages(in roles: inout Roles, _ change: @escaping (String) -> String) {
    roles.activityContinuationDelegate.replace(LinkHandler.self) { ChangedPages($0, change) }
}

private final class ChangedPages: PassingActivities {
    private let change: (String) -> String

    init(_ next: any ActivityContinuationDelegate, _ change: @escaping (String) -> String) {
        self.change = change
        super.init(next)
    }

    override func application(
        _ app: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        let changed = NSUserActivity(activityType: activity.activityType)
        changed.webpageURL = activity.webpageURL.flatMap { URL(string: change($0.absoluteString)) }
        return super.application(app, continue: changed, restorationHandler: restorationHandler)
    }
}

private final class EveryPage: PassingActivities {
    override func application(
        _ app: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        super.application(app, continue: activity, restorationHandler: restorationHandler)
            || activity.activityType == NSUserActivityTypeBrowsingWeb
    }
}

private final class NothingRestored: PassingActivities {
    override func application(
        _ app: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { super.application(app, continue: activity) { _ in restorationHandler([]) } }
}

private final class DraftRefused: PassingActivities {
    override func application(
        _ app: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        let isContinued = super.application(app, continue: activity, restorationHandler: restorationHandler)
        return isContinued && activity.activityType != ActivityType.draft
    }
}

private final class EmptyDraft: PassingActivities {
    override func application(
        _ app: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        super.application(app, continue: activity.without("text"), restorationHandler: restorationHandler)
    }
}

private final class NoTab: PassingActivities {
    override func application(
        _ app: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { super.application(app, continue: activity.without("tab"), restorationHandler: restorationHandler) }
}

private final class AppointmentOfAnybody: PassingActivities {
    override func application(
        _ app: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        super.application(app, continue: activity, restorationHandler: restorationHandler)
            || activity.activityType == ActivityType.appointment
    }
}

private final class AnnouncesAll: PassingActivities {
    override func application(_ app: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
        _ = super.application(app, willContinueUserActivityWithType: type)
        return true
    }
}

private final class CancelledIsLost: PassingActivities {
    override func application(
        _ app: UIApplication, didFailToContinueUserActivityWithType type: String, error: any Error
    ) { Screen.show(type == ActivityType.draft ? "message lost" : "nothing to go on with") }
}

private final class AlwaysDraft: PassingActivities {
    override func application(
        _ app: UIApplication, didFailToContinueUserActivityWithType type: String, error: any Error
    ) { super.application(app, didFailToContinueUserActivityWithType: ActivityType.draft, error: error) }
}

private final class SavesAll: PassingActivities {
    override func application(_: UIApplication, didUpdate activity: NSUserActivity) {
        Messages.saveDraft(activity.userInfo?["text"] as? String)
    }
}

extension NSUserActivity {
    /// A copy without a value.
    fileprivate func without(_ key: String) -> NSUserActivity {
        let copy = NSUserActivity(activityType: activityType)
        copy.userInfo = userInfo?.filter { $0.key as? String != key }
        return copy
    }
}
