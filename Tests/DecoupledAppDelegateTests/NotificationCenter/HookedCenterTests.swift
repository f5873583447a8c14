import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Delegates that put themselves in front of ours again.
@MainActor
struct HookedCenterTests {
    private let center: HookedCenter
    private let app: IsolatedApp<AppDelegate>
    private let handler = NotificationProbe([])
    private var system: HeadlessSystem { app.application.system }

    init() {
        center = HookedCenter()
        app = IsolatedApp(application: UIApplication(notificationCenter: center), scenes: SceneManifest())
        app.delegate.userNotificationsDelegate = [handler]
    }

    @Test func theHandlersOptionsHoldBehindAProxyThatWasThereAtLaunch() {
        center.hook()
        app.launch()
        expectNothingIsPresented()
    }

    @Test func theHandlersOptionsHoldBehindAProxyThatComesLater() {
        app.launch()
        center.hook()
        app.delegate.reclaimNotificationCenter()
        expectNothingIsPresented()
    }

    @Test func aProxyThatCannotBeDisplacedIsReportedOnce() {
        center.hook()
        let report = app.delegate.onFault
        app.delegate.onFault = { [unowned app] in
            report($0)
            app.delegate.reclaimNotificationCenter()
        }
        app.launch()
        system.enterBackground()
        system.enterForeground()
        #expect(
            app.faults == [Fault(slot: "userNotificationsDelegate", handler: "ForeignDelegate", reason: .displaced)]
        )
    }

    @Test func delegatesThatAProxyHasTakenStayBehindIt() {
        let foreign = ForeignDelegate()
        center.delegate = foreign
        center.hook()
        app.launch()
        #expect(center.cleared.isEmpty)
        #expect(center.proxy.chain.contains { $0 === foreign })
    }

    @Test func onlyOurDelegateIsTakenAwayToBeSetAnew() async {
        let delegates = [ForeignDelegate(), ForeignDelegate()]
        center.delegate = delegates[0]
        app.launch()
        center.delegate = delegates[1]
        app.delegate.reclaimNotificationCenter()
        app.delegate.userNotificationsDelegate = []
        await nextTurn()
        #expect(center.cleared.allSatisfy { $0 is UserNotificationCenterDelegate })
    }

    @Test func aDisplacedDelegateThatTakesItsPlaceAgainIsNotAskedBehindUs() {
        let foreign = ForeignDelegate(.sound)
        center.delegate = foreign
        app.launch()
        foreign.previous = center.delegate
        center.delegate = foreign
        system.deliver(.greeting)
        #expect(foreign.heard == [.willPresentNotification])
        #expect(handler.heard == [.willPresentNotification])
    }

    private func expectNothingIsPresented() {
        var options: UNNotificationPresentationOptions?
        system.deliver(.greeting) { options = $0 }
        #expect(options == [])
        #expect(handler.heard == [.willPresentNotification])
        #expect(center.proxy.heard == [.willPresentNotification])
        #expect(app.faults.map(\.handler) == ["ForeignDelegate"])
    }
}
