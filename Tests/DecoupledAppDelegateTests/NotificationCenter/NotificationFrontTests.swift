import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// When the package becomes the notification center's delegate, what it responds to, and what it does with other delegates.
@MainActor
struct NotificationFrontTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = NotificationProbe(.banner)
    private var system: HeadlessSystem { app.application.system }
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    @Test func theDelegateIsSetWhenTheMethodOfTheLaunchReturns() {
        app.delegate.userNotificationsDelegate = [handler]
        unsafe app.application.delegate = app.delegate
        #expect(center.delegate == nil)
        #expect(app.delegate.application(app.application, didFinishLaunchingWithOptions: nil))
        #expect(center.delegate is UserNotificationCenterDelegate)
    }

    @Test func theDelegateStaysAlive() {
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        system.deliver(.greeting)
        #expect(handler.heard == [.willPresentNotification])
    }

    @Test func theDelegateIsNotSetWhereNobodyWantsIt() {
        app.delegate.urlDelegate = [RecordingHandler()]
        app.launch()
        #expect(center.delegate == nil)
    }

    @Test func aDelegateThatIsThereIsLeftAloneWhereNobodyWantsItsEvents() {
        let foreign = ForeignDelegate()
        center.delegate = foreign
        app.launch()
        #expect(center.delegate === foreign)
    }

    @Test func aSlotFilledAfterLaunchSetsTheDelegateOnTheNextTurn() async {
        app.launch()
        app.delegate.userNotificationsDelegate = [handler]
        await nextTurn()
        system.deliver(.greeting)
        #expect(handler.heard == [.willPresentNotification])
    }

    @Test func keptEventsThatAreAnnouncedWantTheDelegateToo() {
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        app.launch()
        #expect(responded() == [.didReceiveNotificationResponse])
    }

    @Test(arguments: AppEvent.ofCenter)
    func aMethodIsExposedOnlyIfAHandlerWantsIt(event: AppEvent) {
        app.delegate.userNotificationsDelegate = [RecordingHandler(wanting: [event])]
        app.launch()
        #expect(responded() == [event])
        #expect(center.delegate?.responds(to: Selector("somebodyElsesMethod:")) == false)
    }

    @Test func aDisplacedDelegateIsAskedAfterTheHandlers() {
        let foreign = ForeignDelegate(.sound)
        center.delegate = foreign
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        tellEverything()
        #expect(handler.heard == AppEvent.ofCenter)
        #expect(foreign.heard == AppEvent.ofCenter)
        #expect(app.faults.isEmpty)
    }

    @Test func whatADisplacedDelegateImplementsIsExposedToo() {
        let foreign = ForeignDelegate()
        center.delegate = foreign
        app.delegate.userNotificationsDelegate = [RecordingHandler(wanting: [.openNotificationSettings])]
        app.launch()
        #expect(Set(responded()) == Set(AppEvent.ofCenter))
    }

    @Test func aDelegateSetInAnOverrideOfTheLaunchIsTakenIntoTheChain() {
        let app = IsolatedApp(scenes: SceneManifest(), makeDelegate: { LateSetter(roles: $0, clock: $1) })
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        #expect(app.application.notificationCenter.delegate is UserNotificationCenterDelegate)
        app.application.system.deliver(.greeting)
        #expect(handler.heard == [.willPresentNotification])
        #expect(app.delegate.foreign.heard == [.willPresentNotification])
        #expect(app.faults.isEmpty)
    }

    @Test func aDelegateThatIsSetLaterIsReportedOnceAndCanBeReclaimedFrom() {
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        let foreign = ForeignDelegate()
        center.delegate = foreign
        comeBack()
        comeBack()
        #expect(app.faults.map(\.reason) == [.displaced])
        #expect("\(app.faults[0])".contains("call reclaimNotificationCenter()"))
        #expect(app.faults.map(\.handler) == ["ForeignDelegate"])
        app.delegate.reclaimNotificationCenter()
        tellEverything()
        #expect(handler.heard == AppEvent.ofCenter)
        #expect(foreign.heard == AppEvent.ofCenter)
    }

    @Test func aDelegateThatTookTheCenterBeforeThereWasAHandlerIsReported() async {
        app.launch()
        let foreign = ForeignDelegate()
        center.delegate = foreign
        comeBack()
        #expect(app.faults.isEmpty)
        app.delegate.userNotificationsDelegate = [handler]
        await nextTurn()
        comeBack()
        #expect(app.faults.map(\.reason) == [.displaced])
        #expect(app.faults.map(\.handler) == ["ForeignDelegate"])
        #expect(center.delegate === foreign)
        app.delegate.reclaimNotificationCenter()
        tellEverything()
        #expect(handler.heard == AppEvent.ofCenter)
        #expect(foreign.heard == AppEvent.ofCenter)
    }

    @Test func aDelegateThatPassesEverythingBackDoesNotRecurse() {
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        let foreign = ForeignDelegate(.sound)
        foreign.previous = center.delegate
        center.delegate = foreign
        app.delegate.reclaimNotificationCenter()
        tellEverything()
        #expect(handler.heard == AppEvent.ofCenter)
        #expect(foreign.heard == AppEvent.ofCenter)
        #expect(app.faults.isEmpty)
    }

    @Test func everyDelegateThatWasDisplacedIsAskedOnce() {
        let delegates = [ForeignDelegate(), ForeignDelegate()]
        app.delegate.userNotificationsDelegate = [handler]
        center.delegate = delegates[0]
        app.launch()
        for delegate in [delegates[1], delegates[0]] {
            center.delegate = delegate
            app.delegate.reclaimNotificationCenter()
        }
        tellEverything()
        #expect(delegates.map(\.heard) == [AppEvent.ofCenter, AppEvent.ofCenter])
    }

    @Test func aDisplacedDelegateIsNotKeptAlive() {
        var foreign: ForeignDelegate? = ForeignDelegate()
        weak var observed: ForeignDelegate?
        observed = foreign
        center.delegate = foreign
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        foreign = nil
        #expect(observed == nil)
        tellEverything()
        #expect(handler.heard == AppEvent.ofCenter)
    }

    private func tellEverything() {
        system.deliver(.greeting)
        system.respond(to: UNNotification(request: .greeting))
        system.openNotificationSettings()
    }

    private func comeBack() {
        system.enterBackground()
        system.enterForeground()
    }

    private func responded() -> [AppEvent] {
        AppEvent.ofCenter.filter { center.delegate?.responds(to: Selector($0.rawValue)) == true }
    }
}

nonisolated extension AppEvent {
    fileprivate static let ofCenter: [AppEvent] = [
        .willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings,
    ]
}

private final class LateSetter: AppDelegate {
    let foreign = ForeignDelegate()

    override class var overriddenEvents: Set<AppEvent>? { [.didFinishLaunching] }

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        defer { application.notificationCenter.delegate = foreign }
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
}
