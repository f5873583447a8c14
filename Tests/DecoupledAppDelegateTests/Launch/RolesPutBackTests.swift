import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Handlers that were there at the launch, leave their slots and come back, as those of a user who signs out and in again.
@MainActor
struct RolesPutBackTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    @Test func aSetOfRolesThatIsPutBackHasMissedNothing() {
        var roles = Roles()
        roles.appStateDelegate = [LaunchProbe("first", in: journal), LaunchProbe("second", in: journal)]
        app.delegate.roles = roles
        app.launch()
        app.delegate.roles = Roles()
        app.delegate.roles = roles
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatIsTakenOutAndAddedAgainHasMissedNothing() {
        let handler = LaunchProbe("handler", in: journal)
        app.delegate.appStateDelegate = [handler]
        app.launch()
        app.delegate.appStateDelegate.remove(handler)
        app.delegate.appStateDelegate.append(handler)
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatComesBackInAnotherPlacementHasMissedNothing() {
        let handler = LaunchProbe("handler", in: journal)
        app.delegate.appStateDelegate = [handler]
        app.launch()
        let placements: [Handlers<any AppStateDelegate>] = [
            Handlers { Observing<any AppStateDelegate>(handler) }, Handlers { Weak<any AppStateDelegate>(handler) },
            Handlers { Keyed<any AppStateDelegate>("key", handler) },
        ]
        for placement in placements {
            app.delegate.appStateDelegate = []
            app.delegate.appStateDelegate = placement
        }
        #expect(app.faults.isEmpty)
    }

    @Test func anAppDelegateThatIsWrappedAnewHasMissedNothing() {
        let old = OldDelegate()
        app.delegate.appStateDelegate = [ExistingAppDelegate(wrapping: old)]
        app.launch()
        app.delegate.appStateDelegate = []
        app.delegate.appStateDelegate = [ExistingAppDelegate(wrapping: old)]
        #expect(app.faults.filter { $0.reason == .missed }.isEmpty)
    }

    @Test func aHandlerOfALaunchThatNobodyWantedHasMissedNothing() {
        let handler = RecordingHandler(wanting: [.didBecomeActive])
        app.delegate.appStateDelegate = [handler]
        app.launch()
        app.delegate.appStateDelegate = []
        handler.wantedEvents = nil
        app.delegate.appStateDelegate = [handler]
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatOnlyTheSecondSetHasIsReportedAlone() {
        var roles = Roles()
        roles.appStateDelegate = [LaunchProbe("early", in: journal)]
        app.delegate.roles = roles
        app.launch()
        app.delegate.roles = Roles()
        roles.appStateDelegate.append(LateProbe())
        app.delegate.roles = roles
        #expect(app.faults.map(\.handler) == ["LateProbe"])
        #expect(app.faults.map(\.reason) == [.missed])
    }

    @Test func aHandlerThatWasTakenOutBeforeItsTurnHasMissedTheLaunch() {
        let (first, second) = (LaunchProbe("first", in: journal), LateProbe())
        first.whenCalled = { [unowned app] in app.delegate.appStateDelegate.remove(second) }
        app.delegate.appStateDelegate = [first, second]
        app.launch()
        app.delegate.appStateDelegate.append(second)
        #expect(app.faults.map(\.handler) == ["LateProbe"])
        #expect(app.faults.map(\.reason) == [.missed])
    }

    @Test func aNewHandlerAfterOneThatHasBeenFreedHasMissedTheLaunch() {
        app.delegate.appStateDelegate = [LateProbe()]
        app.launch()
        app.delegate.appStateDelegate = []
        app.delegate.appStateDelegate = [LateProbe()]
        #expect(app.faults.map(\.reason) == [.missed])
    }
}

private final class LateProbe: AppStateDelegate {}

private final class OldDelegate: UIResponder, UIApplicationDelegate {}
