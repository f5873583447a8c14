import DecoupledAppDelegate
import Testing

/// The roles of an old app delegate move out one at a time.
@MainActor
struct MovingOutTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    @Test func itWantsExactlyTheEventsWhoseMethodsTheWrappedObjectImplements() {
        for implemented in [[], [.openURL], [.didFinishLaunching, .performFetch]] as [Set<AppEvent>] {
            let existing = ExistingAppDelegate(wrapping: OldAppDelegate(implementing: implemented))
            #expect(Set(AppEvent.allCases.filter(existing.handles)) == implemented)
        }
    }

    @Test func anObjectThatIsNoDelegateOfTheNotificationCenterWantsNoneOfItsEvents() {
        let existing = ExistingAppDelegate(wrapping: OldAppDelegate(implementing: AppEvent.allCases))
        #expect(!existing.handles(.willPresentNotification))
        #expect(!existing.handles(.didReceiveNotificationResponse))
        #expect(!existing.handles(.openNotificationSettings))
    }

    @Test func theFrontRespondsToWhatTheWrappedObjectImplements() {
        app.delegate.roles.append(
            ExistingAppDelegate(wrapping: OldAppDelegate(implementing: [.openURL, .performFetch])))
        // In an app with scenes the package configures them itself.
        let expected: Set<AppEvent> = [.openURL, .performFetch, .configurationForConnectingScene]
        for event in AppEvent.allCases where event.rawValue.hasPrefix("application") {
            #expect(app.responds(to: event) == expected.contains(event), "\(event)")
        }
    }

    @Test func itIsAddedOnlyToSlotsThatItHasSomethingToDoIn() {
        let existing = ExistingAppDelegate(wrapping: OldAppDelegate(implementing: [.didBecomeActive, .performFetch]))
        app.delegate.roles.append(existing)
        #expect(app.delegate.appStateDelegate.contains(existing))
        #expect(app.delegate.backgroundFetchDelegate.contains(existing))
        #expect(app.delegate.urlDelegate.isEmpty)
        #expect(app.delegate.healthDelegate.isEmpty)
    }

    @Test func aURLIsKeptForALaterHandlerIfTheWrappedObjectOpensNone() async {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: OldAppDelegate(implementing: [.didFinishLaunching])))
        app.open()
        app.delegate.urlDelegate = [Probe("late", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines == ["late"])
    }

    @Test func aRoleThatHasMovedOutIsItsNewHandlersAndTheOthersStay() {
        let old = OldAppDelegate()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.urlDelegate = [Probe("new", claims: true, in: journal)]
        #expect(app.open())
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(journal.lines == ["new"])
        #expect(old.calls.map(\.event) == [.didReceiveMemoryWarning])
    }

    @Test func itCanBeRemovedFromOneSlot() {
        let old = OldAppDelegate()
        let existing = ExistingAppDelegate(wrapping: old)
        app.delegate.roles.append(existing)
        app.delegate.systemConditionsDelegate.remove(existing)
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(app.open())
        #expect(old.calls.map(\.event) == [.openURL])
    }

    @Test func handlersThatAreThereAlreadyAreAskedFirst() {
        let old = OldAppDelegate()
        app.delegate.urlDelegate = [Probe("new", in: journal)]
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        old.whenCalled = { [journal] in journal.note("old") }
        #expect(app.open())
        #expect(journal.lines == ["new", "old"])
    }

    @Test func twoOldAppDelegatesAreBothAsked() {
        let (first, second) = (OldAppDelegate(), OldAppDelegate(implementing: [.didReceiveMemoryWarning]))
        app.delegate.roles.append(ExistingAppDelegate(wrapping: first))
        app.delegate.roles.append(ExistingAppDelegate(wrapping: second))
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(first.calls == second.calls)
        #expect(first.calls.count == 1)
    }
}
