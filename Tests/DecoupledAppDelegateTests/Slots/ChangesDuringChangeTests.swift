import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// What others see of a slot while it is being changed, and what becomes of their own changes.
@MainActor
struct ChangesDuringChangeTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    init() {
        app.delegate.urlDelegate = [probe("a"), probe("b")]
    }

    @Test func aSlotThatIsBeingChangedShowsItsOldHandlers() {
        app.delegate.urlDelegate.removeAll { handler in
            #expect(app.delegate.urlDelegate.names == ["a", "b"])
            #expect(app.delegate.roles.urlDelegate.contains(handler))
            #expect("\(app.delegate.roles.shape)".contains("Probe, Probe"))
            #expect(app.delegate.responds(to: Selector(AppEvent.openURL.rawValue)))
            return (handler as? Probe)?.name == "a"
        }
        #expect(app.delegate.urlDelegate.names == ["b"])
    }

    @Test func anEventThatComesDuringAChangeGoesToTheOldHandlers() {
        app.delegate.urlDelegate.removeAll { _ in
            app.open()
            return true
        }
        #expect(journal.take() == ["a", "b", "a", "b"])
        app.open()
        #expect(journal.lines == [])
    }

    @Test func aHandlerThatIsAddedFromInsideAChangeIsReportedAsLost() {
        app.delegate.urlDelegate.removeAll { handler in
            let isFirst = (handler as? Probe)?.name == "a"
            if isFirst { app.delegate.urlDelegate.append(Other()) }
            return isFirst
        }
        #expect(app.delegate.urlDelegate.names == ["b"])
        #expect(app.delegate.urlDelegate.count == 1)
        #expect(app.faults == [Fault(slot: "urlDelegate", handler: "Other", reason: .overwritten)])
        #expect(
            app.faults.map(\.description) == [
                "Other in urlDelegate: was added, removed or moved during another change of the slot, which undid it. "
                    + "Make one change at a time."
            ]
        )
    }

    @Test(arguments: Inner.allCases)
    func whateverAnInnerChangeDoesIsReportedIfItIsLost(inner: Inner) {
        change(&app.delegate.urlDelegate) { slot in
            inner.perform(on: app.delegate)
            slot.append(probe("c"))
        }
        #expect(app.delegate.urlDelegate.names == ["a", "b", "c"])
        #expect(app.faults.map(\.reason) == [.overwritten])
        #expect(app.faults.map(\.slot) == ["urlDelegate"])
    }

    @Test func theHandlerThatWasMovedIsTheOneThatIsReported() {
        let moved = Other()
        app.delegate.urlDelegate.insert(moved, before: Array(app.delegate.urlDelegate)[0])
        change(&app.delegate.urlDelegate) { slot in
            app.delegate.urlDelegate.remove(moved)
            app.delegate.urlDelegate.append(moved)
            slot.append(probe("c"))
        }
        #expect(app.faults == [Fault(slot: "urlDelegate", handler: "Other", reason: .overwritten)])
    }

    @Test func aChangeOfAllRolesFromInsideIsReportedForTheSlotThatIsWrittenOver() {
        change(&app.delegate.urlDelegate) { slot in
            app.delegate.roles.append(Both())
            slot.append(probe("c"))
        }
        #expect(app.faults == [Fault(slot: "urlDelegate", handler: "Both", reason: .overwritten)])
        #expect(app.delegate.systemConditionsDelegate.count == 1)
    }

    @Test func aSlotThatIsChangedFromInsideAChangeOfAllRolesIsReportedIfBothChangeIt() {
        change(&app.delegate.roles) { roles in
            app.delegate.urlDelegate.append(Other())
            app.delegate.systemConditionsDelegate = [Both()]
            roles.urlDelegate.append(probe("c"))
        }
        #expect(app.delegate.urlDelegate.names == ["a", "b", "c"])
        #expect(app.delegate.systemConditionsDelegate.count == 1)
        #expect(app.faults == [Fault(slot: "urlDelegate", handler: "Other", reason: .overwritten)])
    }

    @Test func aHandlerThatFillsASlotWhenItIsAskedWhatItWantsFillsIt() {
        app.delegate.roles.append(Meddler { [app] in app.delegate.urlDelegate.append(Other()) })
        #expect(app.delegate.urlDelegate.count == 3)
        #expect(app.delegate.healthDelegate.count == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func aServiceThatIsRegisteredDuringAChangeStaysRegistered() throws {
        change(&app.delegate.urlDelegate) { slot in
            try? app.delegate.roles.register(Bottom())
            slot.append(probe("c"))
        }
        try app.delegate.roles.register(LeftSide())
        #expect(app.delegate.roles.serviceNames == ["Bottom", "LeftSide"])
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatIsAddedWhileAnotherIsAskedWhatItWantsIsAskedOnceAndReceivesEvents() {
        let added = Meddler {}
        app.delegate.healthDelegate = [Meddler { [app] in app.delegate.healthDelegate.append(added) }]
        #expect(app.delegate.healthDelegate.count == 2)
        #expect(added.timesAsked == 1)
        app.delegate.applicationShouldRequestHealthAuthorization(app.application)
        #expect(added.authorizations == 1)
    }

    @Test func aHandlerThatChangesItsSlotWheneverItIsAskedIsAskedOnce() {
        let restless = Restless { [unowned app] in app.delegate.healthDelegate.routing = .everyHandler }
        app.delegate.healthDelegate = [restless]
        #expect(restless.timesAsked == 1)
        app.delegate.refreshResponses()
        #expect(restless.timesAsked == 2)
        app.delegate.applicationShouldRequestHealthAuthorization(app.application)
        #expect(restless.authorizations == 1)
    }

    @Test func aHandlerThatIsAddedAndAsksAllAgainHasTheOthersAskedAgain() {
        let old = Restless {}
        app.delegate.healthDelegate = [old]
        app.delegate.healthDelegate.append(Restless { [unowned app] in app.delegate.refreshResponses() })
        #expect(old.timesAsked == 2)
    }

    @Test func aHandlerThatAsksAllAgainWhenItIsAskedIsAskedOnce() {
        let restless = Restless { [unowned app] in app.delegate.refreshResponses() }
        app.delegate.healthDelegate = [restless]
        #expect(restless.timesAsked == 1)
        app.delegate.applicationShouldRequestHealthAuthorization(app.application)
        #expect(restless.authorizations == 1)
    }

    @Test func anInnerChangeOfAnotherSlotIsKept() {
        app.delegate.urlDelegate.removeAll { _ in
            app.delegate.systemConditionsDelegate = [Both()]
            return true
        }
        #expect(app.delegate.urlDelegate.isEmpty)
        #expect(app.delegate.systemConditionsDelegate.count == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func anInnerChangeThatLeavesNothingToLoseIsNoFault() {
        let added = Other()
        change(&app.delegate.urlDelegate) { slot in
            app.delegate.urlDelegate.append(added)
            app.delegate.urlDelegate.remove(added)
            slot.append(probe("c"))
        }
        change(&app.delegate.urlDelegate) { slot in
            app.delegate.urlDelegate.append(added)
            slot.append(added)
        }
        #expect(app.delegate.urlDelegate.count == 4)
        #expect(app.faults.isEmpty)
    }

    @Test func aChangeThatThrowsLeavesTheSlotAsItWas() {
        #expect(throws: CancellationError.self) {
            try app.delegate.urlDelegate.removeAll { _ in throw CancellationError() }
        }
        app.open()
        #expect(journal.lines == ["a", "b"])
        #expect(app.faults.isEmpty)
    }

    enum Inner: CaseIterable {
        case append, remove, replace, key, routing, roles

        @MainActor
        func perform(on delegate: AppDelegate) {
            switch self {
            case .append: delegate.urlDelegate.append(Other())
            case .remove: delegate.urlDelegate.removeAll { ($0 as? Probe)?.name == "a" }
            case .replace: delegate.urlDelegate = []
            case .key: Array(delegate.urlDelegate).last.map { delegate.urlDelegate[key: "key"] = $0 }
            case .routing: delegate.urlDelegate.routing = .everyHandler
            case .roles: delegate.roles = Roles()
            }
        }
    }

    private func change<Value>(_ value: inout Value, _ change: (inout Value) -> Void) {
        change(&value)
    }

    private func probe(_ name: String) -> Probe { Probe(name, in: journal) }
}

private final class Other: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        false
    }
}

private final class Both: URLDelegate, SystemConditionsDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        false
    }
}

/// A handler that does something the first time that it is asked what it wants.
private final class Meddler: HealthDelegate {
    private var meddle: (() -> Void)?
    private(set) var timesAsked = 0
    private(set) var authorizations = 0

    init(_ meddle: @escaping () -> Void) {
        self.meddle = meddle
    }

    func handles(_ event: AppEvent) -> Bool {
        timesAsked += 1
        let meddle = meddle
        self.meddle = nil
        meddle?()
        return true
    }

    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) { authorizations += 1 }
}

/// A handler that does something whenever it is asked what it wants.
private final class Restless: HealthDelegate {
    private let act: () -> Void
    private(set) var timesAsked = 0
    private(set) var authorizations = 0

    init(_ act: @escaping () -> Void) { self.act = act }

    func handles(_ event: AppEvent) -> Bool {
        timesAsked += 1
        act()
        return true
    }

    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) { authorizations += 1 }
}
