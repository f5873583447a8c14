import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// An event that comes while a set of roles takes the place of another: a new handler causes it when it is asked what it wants.
@MainActor
struct EventsDuringSwapTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    /// The slot whose new handler causes the events: the first one, one between the others, the last one.
    nonisolated enum Place: CaseIterable {
        case first, middle, last
    }

    @Test(arguments: Place.allCases)
    func theOldHandlersOfEverySlotReceiveIt(place: Place) {
        app.delegate.roles = roles("old")
        app.delegate.roles = roles("new", causing: place)
        #expect(journal.take() == ["old url", "old memory"])
        #expect(app.faults.isEmpty)
        causeEvents()
        #expect(journal.lines == ["new url", "new memory"])
    }

    @Test(arguments: Place.allCases)
    func theOldHandlersReceiveItWhereEventsAreRecorded(place: Place) {
        app.delegate.handlerBudget = 60
        app.delegate.roles = roles("old")
        app.delegate.roles = roles("new", causing: place)
        #expect(journal.lines == ["old url", "old memory"])
    }

    @Test(arguments: Place.allCases)
    func nobodyReceivesItWhereThereWereNoHandlers(place: Place) async {
        app.delegate.roles = roles("new", causing: place)
        #expect(journal.take() == [])
        // What may be kept is offered to those who have come.
        await nextTurn()
        #expect(journal.lines == ["new url"])
    }

    private func causeEvents() {
        app.open()
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
    }

    private func roles(_ name: String, causing place: Place? = nil) -> Roles {
        var roles = Roles()
        roles.urlDelegate = [
            Handling(.openURL) { [journal] _ in
                journal.note("\(name) url")
                return true
            }
        ]
        roles.systemConditionsDelegate = [
            Handling(.didReceiveMemoryWarning) { [journal] in journal.note("\(name) memory") }
        ]
        guard let place else { return roles }
        Asked { [unowned app] in
            app.open()
            app.delegate.applicationDidReceiveMemoryWarning(app.application)
        }.fill(&roles, at: place)
        return roles
    }
}

/// A handler that does something the first time that it is asked what it wants, and wants nothing.
private final class Asked: AppStateDelegate, ProtectedDataDelegate, SceneStateDelegate {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func handles(_ event: AppEvent) -> Bool {
        let action = action
        self.action = nil
        action?()
        return false
    }

    func fill(_ roles: inout Roles, at place: EventsDuringSwapTests.Place) {
        switch place {
        case .first: roles.appStateDelegate = [self]
        case .middle: roles.protectedDataDelegate = [self]
        case .last: roles.sceneStateDelegate = [self]
        }
    }
}
