import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let conditions = [
        Mistake("Another day is forgotten before the app becomes active", [.effects: .didEnterBackground]) { roles in
            let other = OwnDay()
            roles.appStateDelegate.replace(SyncHandler.self) { ActiveOnOwnDay($0, day: other) }
            roles.systemConditionsDelegate.replace(SyncHandler.self) { _ in OwnDay() }
        },
        Mistake(
            "The appointments are loaded at every activation after the first new day", [.effects: .didEnterBackground]
        ) { roles in
            let day = OwnDay()
            roles.appStateDelegate.replace(SyncHandler.self) { ActiveOnOwnDay($0, day: day) }
            roles.systemConditionsDelegate.replace(SyncHandler.self) { _ in day }
        },
        Mistake("Memory is not freed in a visit at all", [.effects: .didReceiveMemoryWarning]) { roles in
            roles.systemConditionsDelegate.replace(SyncHandler.self) { CacheOutsideVisits($0) }
        },
        Mistake("The images of a visit are dropped", [.effects: .didReceiveMemoryWarning]) { roles in
            roles.systemConditionsDelegate.replace(VisitHandler.self) { _ in ImagesAlways() }
        },
        Mistake("Nobody is told of another day", [.effects: .didReceiveMemoryWarning]) {
            $0.systemConditionsDelegate.drop(SyncHandler.self)
        },
        Mistake("Replies are sent before the records are unlocked", [.order: .protectedDataDidBecomeAvailable]) {
            roles in
            roles.protectedDataDelegate = Handlers(Array(roles.protectedDataDelegate).reversed())
        },
        Mistake("Replies wait in another object", [.effects: .protectedDataDidBecomeAvailable]) {
            $0.protectedDataDelegate.replace(NotificationHandler.self) { _ in NotificationHandler() }
        },
        Mistake("The records are never locked", [.effects: .protectedDataWillBecomeUnavailable]) {
            $0.protectedDataDelegate.drop(PrivacyHandler.self)
        },
    ]
}

@MainActor private final class OwnDay {
    var isAnother = false
}

extension OwnDay: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_: UIApplication) { Records.dropCache() }

    func applicationSignificantTimeChange(_: UIApplication) {
        isAnother = true
        Journal.shared.note("another day")
    }
}

private final class ActiveOnOwnDay: PassingAppState {
    private let day: OwnDay

    init(_ next: any AppStateDelegate, day: OwnDay) {
        self.day = day
        super.init(next)
    }

    override func applicationDidBecomeActive(_ app: UIApplication) {
        if day.isAnother { Appointments.areStale = true }
        super.applicationDidBecomeActive(app)
    }
}

@MainActor private final class CacheOutsideVisits: SystemConditionsDelegate {
    private let next: any SystemConditionsDelegate

    init(_ next: any SystemConditionsDelegate) { self.next = next }

    func applicationDidReceiveMemoryWarning(_ app: UIApplication) {
        if !VideoVisit.isRunning { next.applicationDidReceiveMemoryWarning(app) }
    }

    func applicationSignificantTimeChange(_ app: UIApplication) { next.applicationSignificantTimeChange(app) }
}

private final class ImagesAlways: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_: UIApplication) { Journal.shared.note("images dropped") }
}
