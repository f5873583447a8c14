import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let launch = [
        Mistake("The first screen is shown by both launch methods", [.effects: .didFinishLaunching]) {
            $0.appStateDelegate.replace(LaunchHandler.self) { ScreenTwice($0) }
        },
        Mistake("The records are opened when the launch is finished", [.otherEvent: .willFinishLaunching]) {
            $0.appStateDelegate.replace(LaunchHandler.self) { RecordsLate($0) }
        },
        Mistake("Whether the app has been launched is kept in the handler", [.effects: .didFinishLaunching]) {
            $0.appStateDelegate.replace(LaunchHandler.self) { ForgetfulLaunch($0) }
        },
        Mistake("The launch is refused as long as nobody is signed in", [.answer: .didFinishLaunching]) {
            $0.appStateDelegate.replace(LaunchHandler.self) { LaunchOfPatients($0) }
        },
        Mistake("Nobody registers for pushes at launch", [.missingEvent: .didRegisterForRemoteNotifications]) {
            $0.appStateDelegate.drop(PushHandler.self)
        },
        Mistake("The kind of the push that launches is looked for in its aps", [.effects: .didFinishLaunching]) {
            $0.appStateDelegate.replace(PushHandler.self) { KindInAps($0) }
        },
        Mistake("The categories of notifications are not set", [.systemRequests: nil]) {
            $0.appStateDelegate.drop(NotificationHandler.self)
        },
        Mistake("A launch by a quick action is answered with true", [.answer: .didFinishLaunching]) {
            $0.appStateDelegate.replace(QuickActionHandler.self) { ActionTwice($0) }
        },
        Mistake("The quick action of a launch is never performed", [.effects: .didBecomeActive]) {
            $0.appStateDelegate.replace(QuickActionHandler.self) { NeverActive($0) }
        },
        Mistake("The quick action of a launch is performed during the launch", [.otherEvent: .didBecomeActive]) {
            $0.appStateDelegate.replace(QuickActionHandler.self) { ActionAtOnce($0) }
        },
        Mistake("The quick action of a launch is performed at every activation", [.effects: .didBecomeActive]) {
            $0.appStateDelegate.replace(QuickActionHandler.self) { ActionAgain($0) }
        },
        Mistake(
            "Fetches are scheduled twice, since the handler is also told of the first part of the launch",
            [.effects: .willFinishLaunching]
        ) {
            $0.appStateDelegate.replace(SyncHandler.self) { ScheduledTwice($0) }
        },
    ]
}

private final class ScreenTwice: PassingAppState {
    override func application(_ app: UIApplication, willFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        super.application(app, willFinishLaunchingWithOptions: options)
            && super.application(app, didFinishLaunchingWithOptions: options)
    }
}

private final class RecordsLate: PassingAppState {
    override func application(_: UIApplication, willFinishLaunchingWithOptions _: LaunchOptions?) -> Bool { true }

    override func application(_ app: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        super.application(app, willFinishLaunchingWithOptions: options)
            && super.application(app, didFinishLaunchingWithOptions: options)
    }
}

private final class ForgetfulLaunch: PassingAppState {
    private var hasLaunched = false

    override func application(_: UIApplication, didFinishLaunchingWithOptions _: LaunchOptions?) -> Bool {
        Screen.show(hasLaunched ? "today" : "introduction")
        hasLaunched = true
        return true
    }
}

private final class LaunchOfPatients: PassingAppState {
    override func application(_ app: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        super.application(app, didFinishLaunchingWithOptions: options) && Session.isSignedIn
    }
}

private final class KindInAps: PassingAppState {
    override func application(_ app: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        var options = options
        if let push = options?[.remoteNotification] as? [AnyHashable: Any] {
            options?[.remoteNotification] = push["aps"] as? [AnyHashable: Any] ?? [:]
        }
        return super.application(app, didFinishLaunchingWithOptions: options)
    }
}

private final class ActionTwice: PassingAppState {
    override func application(_ app: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        _ = super.application(app, didFinishLaunchingWithOptions: options)
        return true
    }
}

private final class NeverActive: PassingAppState {
    override func applicationDidBecomeActive(_: UIApplication) {}
}

private final class ActionAtOnce: PassingAppState {
    override func application(_ app: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        defer { super.applicationDidBecomeActive(app) }
        return super.application(app, didFinishLaunchingWithOptions: options)
    }
}

private final class ActionAgain: PassingAppState {
    private var options: LaunchOptions?

    override func application(_ app: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        self.options = options
        return super.application(app, didFinishLaunchingWithOptions: options)
    }

    override func applicationDidBecomeActive(_ app: UIApplication) {
        _ = super.application(app, didFinishLaunchingWithOptions: options)
        super.applicationDidBecomeActive(app)
    }
}

private final class ScheduledTwice: PassingAppState {
    override func application(_ app: UIApplication, willFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        super.application(app, didFinishLaunchingWithOptions: options)
    }
}
