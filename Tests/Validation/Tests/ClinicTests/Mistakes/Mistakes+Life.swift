import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let life = [
        Mistake("Consent is checked at every activation", [.effects: .didBecomeActive]) {
            $0.appStateDelegate.replace(LaunchHandler.self) { ConsentAlways($0) }
        },
        Mistake("Consent is checked at launch", [.otherEvent: .didBecomeActive]) {
            $0.appStateDelegate.replace(LaunchHandler.self) { ConsentEarly($0) }
        },
        Mistake("The screen is uncovered only when the app comes from the background", [.otherEvent: .didBecomeActive])
        {
            $0.appStateDelegate.replace(PrivacyHandler.self) { UncoveredInForeground($0) }
        },
        Mistake("The screen is covered only in the background", [.otherEvent: .willResignActive]) {
            $0.appStateDelegate.replace(PrivacyHandler.self) { CoveredInBackground($0) }
        },
        Mistake("The patient waits for check-in in another object", [.effects: .didBecomeActive]) {
            $0.urlDelegate.replace(CheckInHandler.self) { _ in CheckInHandler() }
        },
        Mistake(
            "The patient is checked in only when the app becomes active for the first time",
            [.effects: .didBecomeActive]
        ) {
            $0.appStateDelegate.replace(CheckInHandler.self) { CheckInLate($0) }
        },
        Mistake("Check-in does not learn that the app is inactive", [.otherEvent: .didBecomeActive]) {
            $0.appStateDelegate.replace(CheckInHandler.self) { NeverInactive($0) }
        },
        Mistake("The camera goes on in the background", [.effects: .didEnterBackground]) {
            $0.appStateDelegate.replace(VisitHandler.self) { CameraInBackground($0) }
        },
        Mistake("The camera starts again at every activation", [.effects: .didBecomeActive]) {
            $0.appStateDelegate.replace(VisitHandler.self) { CameraAtActivation($0) }
        },
        Mistake("The draft is saved before the visit ends", [.order: .didEnterBackground]) { roles in
            let visits = roles.appStateDelegate.first { $0 is VisitHandler }
            roles.appStateDelegate.drop(VisitHandler.self)
            guard let visits, let privacy = roles.appStateDelegate.first(where: { $0 is PrivacyHandler }) else {
                return
            }
            roles.appStateDelegate.insert(visits, before: privacy)
        },
        Mistake("The draft is saved when the app becomes inactive, too", [.effects: .willResignActive]) {
            $0.appStateDelegate.replace(DraftHandler.self) { DraftTwice($0) }
        },
        Mistake("The draft is saved by a task that starts too late", [.effects: .didEnterBackground]) {
            $0.appStateDelegate.replace(DraftHandler.self) { DraftInTask($0) }
        },
        Mistake(
            "Nothing is saved when the app ends, since it has been in the background before", [.effects: .willTerminate]
        ) {
            $0.appStateDelegate.replace(DraftHandler.self) { DraftLost($0) }
        },
        Mistake("The records are closed in the background, too", [.effects: .didEnterBackground]) {
            $0.appStateDelegate.replace(LaunchHandler.self) { ClosedInBackground($0) }
        },
        Mistake("The server is told of every return, whoever is signed in", [.effects: .willEnterForeground]) {
            $0.appStateDelegate.replace(SyncHandler.self) { BackWithoutPatient($0) }
        },
    ]
}

private final class ConsentAlways: PassingAppState {
    override func applicationDidBecomeActive(_: UIApplication) { Journal.shared.note("consent checked") }
}

private final class ConsentEarly: PassingAppState {
    override func application(_ app: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        defer { super.applicationDidBecomeActive(app) }
        return super.application(app, didFinishLaunchingWithOptions: options)
    }
}

private final class UncoveredInForeground: PassingAppState {
    override func applicationDidBecomeActive(_: UIApplication) {}

    override func applicationWillEnterForeground(_ app: UIApplication) { super.applicationDidBecomeActive(app) }
}

private final class CoveredInBackground: PassingAppState {
    override func applicationWillResignActive(_: UIApplication) {}

    override func applicationDidEnterBackground(_ app: UIApplication) { super.applicationWillResignActive(app) }
}

private final class CheckInLate: PassingAppState {
    private var isFirst = true

    override func applicationDidBecomeActive(_ app: UIApplication) {
        if isFirst { super.applicationDidBecomeActive(app) }
        isFirst = false
    }
}

private final class NeverInactive: PassingAppState {
    override func applicationWillResignActive(_: UIApplication) {}
}

private final class CameraInBackground: PassingAppState {
    override func applicationDidEnterBackground(_: UIApplication) {}
}

private final class CameraAtActivation: PassingAppState {
    override func applicationDidBecomeActive(_ app: UIApplication) { super.applicationWillEnterForeground(app) }

    override func applicationWillEnterForeground(_: UIApplication) {}
}

private final class DraftTwice: PassingAppState {
    override func applicationWillResignActive(_ app: UIApplication) { super.applicationDidEnterBackground(app) }
}

private final class DraftInTask: PassingAppState {
    override func applicationDidEnterBackground(_ app: UIApplication) {
        Task { super.applicationDidEnterBackground(app) }
    }
}

private final class DraftLost: PassingAppState {
    private var hasSaved = false

    override func applicationDidEnterBackground(_ app: UIApplication) {
        hasSaved = true
        super.applicationDidEnterBackground(app)
    }

    override func applicationWillTerminate(_ app: UIApplication) {
        if !hasSaved { super.applicationWillTerminate(app) }
    }
}

private final class ClosedInBackground: PassingAppState {
    override func applicationDidEnterBackground(_ app: UIApplication) { super.applicationWillTerminate(app) }
}

private final class BackWithoutPatient: PassingAppState {
    override func applicationWillEnterForeground(_: UIApplication) { Server.tell("patient is back") }
}
