import DecoupledAppDelegate
import Testing

/// Taking the place of the center's delegate back from those who do not let go of it.
@MainActor
struct WrappingCenterTests {
    private let center: WrappingCenter
    private let app: IsolatedApp<AppDelegate>
    private let handler = NotificationProbe()
    private var system: HeadlessSystem { app.application.system }

    init() {
        center = WrappingCenter()
        app = IsolatedApp(application: UIApplication(notificationCenter: center), scenes: SceneManifest())
        app.delegate.userNotificationsDelegate = [handler]
        let report = app.delegate.onFault
        app.delegate.onFault = { [unowned app] fault in
            report(fault)
            // The bound has a test fail, and not the process, where that goes on without end.
            if fault.reason == .displaced, app.faults.count < 20 { app.delegate.reclaimNotificationCenter() }
        }
    }

    @Test func reclaimingWhenDisplacedEndsWhereWhateverIsSetIsWrappedAnew() {
        app.launch()
        center.hook()
        comeBack()
        comeBack()
        expectOneFaultAndOneCall()
    }

    @Test func reclaimingAtLaunchEndsWhereWhateverIsSetIsWrappedAnew() {
        center.hook()
        app.launch()
        comeBack()
        expectOneFaultAndOneCall()
    }

    @Test func aHookThatReclaimsThePlaceItselfEnds() {
        app.launch()
        center.whenSet = { [unowned app, unowned center] in
            if center.proxies.count < 20 { app.delegate.reclaimNotificationCenter() }
        }
        center.hook()
        comeBack()
        #expect(center.proxies.count < 10)
        expectOneFaultAndOneCall()
    }

    @Test func aHookThatChangesASlotWhileThePlaceIsEmptyEnds() {
        app.launch()
        center.whenSet = { [unowned app, unowned center] in
            if center.proxies.count < 20 { app.delegate.urlDelegate = [URLProbe()] }
        }
        center.hook()
        comeBack()
        #expect(center.proxies.count < 10)
        expectOneFaultAndOneCall()
    }

    @Test func aDelegateThatDisplacesUsAgainAfterWeHadThePlaceIsReportedAgain() {
        app.launch()
        let foreign = ForeignDelegate()
        for count in 1...3 {
            center.delegate = foreign
            comeBack()
            #expect(app.faults.map(\.reason) == Array(repeating: .displaced, count: count))
            #expect(center.delegate is UserNotificationCenterDelegate)
        }
    }

    @Test func theDelegateThatWasThereIsCalledThoughOursIsWrappedByAnother() {
        let former = AnotherDelegate()
        center.delegate = former
        center.hookLater()
        app.launch()
        system.deliver(.greeting)
        #expect(handler.heard == [.willPresentNotification])
        #expect(former.heard == [.willPresentNotification])
    }

    private func expectOneFaultAndOneCall() {
        #expect(
            app.faults == [Fault(slot: "userNotificationsDelegate", handler: "ForeignDelegate", reason: .displaced)]
        )
        system.deliver(.greeting)
        #expect(handler.heard == [.willPresentNotification])
        #expect(center.proxies.flatMap(\.heard) == [.willPresentNotification])
    }

    private func comeBack() {
        system.enterBackground()
        system.enterForeground()
    }
}

private final class AnotherDelegate: ForeignDelegate {}
