import DecoupledAppDelegate
import Testing

/// A delegate that inherits from ours asks the handlers of a slot; in that slot it would ask itself without end.
@MainActor
struct OwnSlotTests {
    private let app = IsolatedApp(makeDelegate: { ConformingAppDelegate(roles: $0, clock: $1) })
    private let journal = Journal()

    @Test func anAppDelegateInItsOwnSlotIsReportedAndNotAsked() {
        app.delegate.urlDelegate = [app.delegate, Probe("handler", in: journal)]
        #expect(app.faults.map(\.slot) == ["urlDelegate"])
        #expect(app.faults.map(\.handler) == ["ConformingAppDelegate"])
        #expect(app.faults.allSatisfy { "\($0)".contains("call super") })
        #expect(!app.open())
        #expect(app.delegate.opened == 1)
        #expect(journal.lines == ["handler"])
        app.delegate.urlDelegate = []  // lets go of the app delegate
    }

    @Test func itWantsNothingSoThatUIKitIsToldTheTruth() {
        app.delegate.systemConditionsDelegate = [app.delegate]
        #expect(!app.responds(to: .didReceiveMemoryWarning))
        app.delegate.systemConditionsDelegate = []  // lets go of the app delegate
    }

    @Test func anotherObjectThatSharesItsSlotsIsNotAskedEither() {
        let one = ConformingAppDelegate(), other = ConformingAppDelegate()
        var faults: [Fault] = []
        let onFault = AppDelegate.shared.onFault
        AppDelegate.shared.onFault = { faults.append($0) }
        AppDelegate.shared.urlDelegate.append(other)
        AppDelegate.shared.onFault = onFault
        defer { AppDelegate.shared.urlDelegate.remove(other) }
        #expect(faults.map(\.handler) == ["ConformingAppDelegate"])
        #expect(!one.application(app.application, open: .page, options: [:]))
        #expect(other.opened == 0)
    }

    @Test func anAppDelegateWithSlotsOfItsOwnIsAHandlerAsAnyOther() {
        let other = ConformingAppDelegate(roles: Roles())
        app.delegate.urlDelegate = [other]
        app.open()
        #expect(other.opened == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func aSceneDelegateInItsOwnSlotIsReportedAndNotAsked() {
        let delegate = ConformingSceneDelegate(for: app.delegate)
        app.delegate.sceneStateDelegate = [delegate]
        #expect(app.faults.map(\.handler) == ["ConformingSceneDelegate"])
    }

    @Test func aDelegateOfTheNotificationCenterInItsOwnSlotIsReportedAndNotAsked() {
        let delegate = ConformingCenterDelegate(for: app.delegate)
        app.delegate.userNotificationsDelegate = [delegate]
        #expect(app.faults.map(\.handler) == ["ConformingCenterDelegate"])
    }
}

private final class ConformingAppDelegate: AppDelegate, URLDelegate, SystemConditionsDelegate {
    private(set) var opened = 0

    override class var overriddenEvents: Set<AppEvent>? { [.openURL] }

    override func application(_ app: UIApplication, open url: URL, options: OpenURLOptions = [:]) -> Bool {
        opened += 1
        return super.application(app, open: url, options: options)
    }
}

private final class ConformingSceneDelegate: SceneDelegate, SceneStateDelegate {}

private final class ConformingCenterDelegate: UserNotificationCenterDelegate, UserNotificationsDelegate {}
