import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// The system makes an app delegate of its own; it and the shared one must be interchangeable.
///
/// These are the only tests that fill shared slots; they are synchronous, so no other test of the main actor sees them filled.
@MainActor
struct SharedAppDelegateTests {
    @Test func instancesMadeByTheSystemShareTheirSlots() {
        defer { AppDelegate.shared.roles = Roles() }
        let made = AppDelegate()
        let handler = RecordingHandler.taking()
        AppDelegate.shared.urlDelegate = [handler]
        #expect(made.urlDelegate.count == 1)
        #expect(made.responds(to: Selector(AppEvent.openURL.rawValue)))
        #expect(made.application(UIApplication(), open: .page))
        #expect(handler.events == [.openURL])

        made.urlDelegate = []
        #expect(AppDelegate.shared.urlDelegate.isEmpty)
        #expect(!AppDelegate.shared.responds(to: Selector(AppEvent.openURL.rawValue)))
    }

    @Test func instancesOfTheAppsOwnClassShareTheirSlotsToo() {
        defer { AppDelegate.shared.roles = Roles() }
        AppDelegate.shared.urlDelegate = [RecordingHandler.taking()]
        #expect(OwnDelegate().urlDelegate.count == 1)
    }

    @Test func instancesMadeByTheSystemShareTheWindow() {
        defer { AppDelegate.shared.window = nil }
        let window = UIWindow()
        let made = AppDelegate()
        made.window = window
        #expect(AppDelegate.shared.window === window)
        #expect(OwnDelegate().window === window)
    }

    @Test func anIsolatedInstanceHasSlotsAndAWindowOfItsOwn() {
        let isolated = AppDelegate(roles: Roles())
        isolated.urlDelegate = [RecordingHandler.taking()]
        isolated.window = UIWindow()
        #expect(AppDelegate.shared.urlDelegate.isEmpty)
        #expect(AppDelegate.shared.window == nil)
    }

    @Test func theWindowIsReachableThroughTheApplicationsDelegate() {
        let app = IsolatedApp()
        let window = UIWindow()
        app.delegate.window = window
        unsafe app.application.delegate = app.delegate
        let delegate = unsafe app.application.delegate
        #expect(delegate?.window === window)
    }

    @Test func sharedSettingsAreOneToo() {
        let made = AppDelegate()
        let before = made.deadlines
        defer { made.deadlines = before }
        made.deadlines[.performFetch] = 1
        #expect(AppDelegate.shared.deadlines[.performFetch] == 1)
    }
}

private final class OwnDelegate: AppDelegate {}
