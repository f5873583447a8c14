#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of when and where completion handlers are called, and of the notification center.
@MainActor
@Suite(.net)
struct ComparedRequestTests {
    private func comparison(
        _ fill: @escaping @MainActor (inout Roles) -> Void,
        _ refill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        .ofRoles(fill, refill, patience: 0.5)
    }

    private func pushes(
        _ body: @escaping @MainActor (@escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void
    ) -> @MainActor (inout Roles) -> Void {
        {
            let handler = RecordingHandler(wanting: [.didReceiveRemoteNotification])
            handler.answer(.didReceiveRemoteNotification) { _, completion in body(completion) }
            $0.remoteNotificationsDelegate = [handler]
        }
    }

    private let push = Sample.push(["order": "1"])

    @Test func aCompletionHandlerThatIsCalledLaterIsFoundAndOneThatIsCalledSoonerIsNot() async {
        let atOnce = pushes { $0(.newData) }
        let later = pushes { completion in DispatchQueue.main.async { completion(.newData) } }
        let slower = await comparison(atOnce, later).run([push])
        #expect(slower.differences.map(\.kind) == [.timing])
        #expect(slower.cases.map(\.after.entries.last?.timing).allSatisfy { $0 == .later })
        let faster = await comparison(later, atOnce).run([push])
        #expect(faster.differences == [])
    }

    @Test func aCompletionHandlerThatIsCalledBeforeTheWorkIsDoneIsFound() async {
        let effects = Effects()
        let patient = pushes { completion in
            DispatchQueue.main.async {
                effects.note("fetched")
                completion(.newData)
            }
        }
        let hasty = pushes { completion in
            DispatchQueue.main.async { effects.note("fetched") }
            completion(.newData)
        }
        let report = await Comparison.ofRoles(patient, hasty, effects: effects).run([push])
        #expect(report.differences.map(\.after) == ["fetched, after the result"], "\(report)")
        #expect(report.differences.first?.advice.contains("Call it when the work is done.") == true)
    }

    @Test func aCompletionHandlerThatIsCalledOnAnotherThreadIsFound() async {
        let main = pushes { completion in DispatchQueue.main.async { completion(.newData) } }
        let other = pushes { completion in DispatchQueue.global().async { completion(.newData) } }
        let report = await comparison(main, other).run([push])
        #expect(report.differences.map(\.kind) == [.thread])
        #expect(report.differences.first?.after == "another: RecordingHandler")
        #expect(await comparison(other, main).run([push]).differences == [])
    }

    fileprivate func centerComparison(_ delegate: CenterDelegate.Use, _ roles: Roles) -> Comparison {
        var comparison = Comparison(before: { CenterDelegate(delegate) }, after: { roles })
        comparison.patience = 0.05
        return comparison
    }

    private var samples: [Sample] { [.notification(UNMutableNotificationContent())] }

    private var presenting: Roles {
        var roles = Roles()
        roles.userNotificationsDelegate = [Handling(.willPresentNotification) { _ in .banner }]
        return roles
    }

    @Test(arguments: [CenterDelegate.Use.itself, .another])
    fileprivate func whoeverIsTheCentersDelegateIsAskedBefore(use: CenterDelegate.Use) async {
        let report = await centerComparison(use, presenting).run(samples, in: [.withoutScenes])
        #expect(report.differences == [], "\(report)")
        let asked = report.cases.first?.before.entries.first?.asked
        #expect(asked == [use == .itself ? "CenterDelegate" : "Presenter"])
    }

    @Test func notificationsThatNobodyReceivesAnyMoreAreFound() async {
        let report = await centerComparison(.itself, Roles()).run(samples, in: [.withoutScenes])
        #expect(Set(report.differences.map(\.kind)) == [.notHandled, .notificationCenter])
    }

    @Test func aDelegateThatHasNeverBeenTheCentersIsNotAsked() async {
        let report = await centerComparison(.none, presenting).run(samples, in: [.withoutScenes])
        #expect(report.differences.contains { $0.kind == .notificationCenter && $0.before == "no delegate" })
        #expect(report.cases.first?.before.entries.first?.asked == [])
    }

    @Test func aCentersDelegateThatTheRolesKeepIsAskedAfterThem() async {
        let report = await comparison { roles in
            roles = presenting
        } _: { roles in
            roles = presenting
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    UNUserNotificationCenter.current().delegate = Presenter.shared
                    return true
                }
            ]
        }
        .run(samples, in: [.withoutScenes])
        #expect(report.cases.first?.after.entries.first?.asked == ["Handling", "Presenter"])
    }
}

/// An app delegate that implements the methods of the notification center's delegate.
private final class CenterDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    /// Whom it makes the center's delegate.
    enum Use { case itself, another, none }

    private let use: Use

    init(_ use: Use) {
        self.use = use
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        switch use {
        case .itself: UNUserNotificationCenter.current().delegate = self
        case .another: UNUserNotificationCenter.current().delegate = Presenter.shared
        case .none: break
        }
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .banner }
}

private final class Presenter: NSObject, UNUserNotificationCenterDelegate, Sendable {
    static let shared = Presenter()

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .banner }
}
#endif
