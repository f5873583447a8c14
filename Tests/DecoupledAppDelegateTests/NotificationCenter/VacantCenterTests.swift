import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A notification center whose delegate is gone: nothing tells of that, and ours takes the place again at the next occasion.
@MainActor
struct VacantCenterTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = NotificationProbe(.banner)
    private var system: HeadlessSystem { app.application.system }
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    init() {
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
    }

    @Test(arguments: Occasion.allCases)
    func aPlaceThatNobodyHasIsTakenAgain(_ occasion: Occasion) {
        center.delegate = nil
        bring(occasion)
        system.deliver(.greeting)
        #expect(handler.heard == [.willPresentNotification])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: Occasion.allCases)
    func aDelegateThatTookThePlaceAndIsFreedLeavesItToOurs(_ occasion: Occasion) {
        var foreign: ForeignDelegate? = ForeignDelegate()
        center.delegate = foreign
        comeBack()
        #expect(app.faults.map(\.reason) == [.displaced])
        foreign = nil
        bring(occasion)
        system.deliver(.greeting)
        #expect(handler.heard == [.willPresentNotification])
        #expect(app.faults.count == 1)
    }

    @Test(arguments: Occasion.allCases)
    func aPlaceThatNobodyWantsStaysEmpty(_ occasion: Occasion) {
        app.delegate.userNotificationsDelegate = []
        center.delegate = nil
        bring(occasion)
        #expect(center.delegate == nil)
    }

    /// When the package looks whether somebody has the place.
    enum Occasion: CaseIterable {
        case event, changeOfASlot, activation
    }

    private func bring(_ occasion: Occasion) {
        switch occasion {
        case .event: app.delegate.applicationDidReceiveMemoryWarning(app.application)
        case .changeOfASlot: app.delegate.urlDelegate = [RecordingHandler()]
        case .activation: comeBack()
        }
    }

    private func comeBack() {
        system.enterBackground()
        system.enterForeground()
    }
}
