import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct DuplicateHandlerTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test func theSameObjectTwiceIsCalledOnceInItsFirstPlaceAndReported() throws {
        let handler = probe("twice")
        app.delegate.urlDelegate = [handler, probe("other"), handler]
        #expect(asked() == ["twice", "other"])
        let fault = try #require(app.faults.first)
        #expect(app.faults.count == 1)
        #expect(fault.reason == .duplicate)
        #expect(fault.slot == "urlDelegate")
        #expect(fault.event == nil)
        #expect(fault.handler == "Probe")
    }

    @Test func aHandlerThatWasAddedInVainIsNotRetained() {
        weak var rejected: Probe?
        do {
            let handler = probe("handler")
            rejected = handler
            app.delegate.urlDelegate = Handlers {
                Weak(handler)
                handler
            }
        }
        #expect(app.faults.map(\.reason) == [.duplicate])
        #expect(rejected == nil)
    }

    @Test(arguments: Addition.allCases)
    func theSameObjectAddedAgainKeepsItsPlaceAndIsReported(addition: Addition) {
        let handler = probe("handler")
        let other = probe("other")
        app.delegate.urlDelegate = [handler, other]
        switch addition {
        case .append: app.delegate.urlDelegate.append(handler)
        case .appendObserving: app.delegate.urlDelegate += Handlers { Observing(handler) }
        case .appendWeak: app.delegate.urlDelegate += Handlers { Weak(handler) }
        case .insertBefore: app.delegate.urlDelegate.insert(other, before: handler)
        case .insertAfter: app.delegate.urlDelegate.insert(handler, after: other)
        case .insertListBefore: app.delegate.urlDelegate.insert(Weak(other), before: handler)
        case .insertListAfter: app.delegate.urlDelegate.insert(contentsOf: [handler], after: other)
        }
        #expect(app.faults.map(\.reason) == [.duplicate])
        #expect(asked() == ["handler", "other"])
    }

    @Test func aDuplicateIsReportedWhenTheListIsPutIntoASlotAndNotBefore() {
        let handler = probe("handler")
        let handlers: Handlers<any URLDelegate> = [handler, handler]
        #expect(handlers.count == 1)
        #expect(app.faults.isEmpty)
        app.delegate.urlDelegate = handlers
        #expect(app.faults.map(\.reason) == [.duplicate])
    }

    @Test func aDuplicateIsReportedOnceHoweverOftenItsSlotChangesLater() {
        let handler = probe("handler")
        app.delegate.urlDelegate = [handler, handler]
        app.delegate.urlDelegate.append(probe("later"))
        app.delegate.systemConditionsDelegate = [handler]
        #expect(app.faults.map(\.reason) == [.duplicate])
    }

    @Test func twoInstancesOfOneClassAreTwoHandlers() {
        app.delegate.urlDelegate = [probe("instance"), probe("instance")]
        #expect(asked() == ["instance", "instance"])
        #expect(app.faults.isEmpty)
    }

    @Test func objectsThatAreEqualAreTwoHandlers() {
        app.delegate.urlDelegate = [Equal(), Equal()]
        #expect(app.delegate.urlDelegate.count == 2)
        #expect(app.faults.isEmpty)
    }

    @Test func oneObjectInSeveralSlotsGetsEachSlotsEventsOnce() {
        let handler = RecordingHandler()
        app.delegate.urlDelegate = [handler]
        app.delegate.systemConditionsDelegate = [handler]
        app.delegate.appStateDelegate = [handler]
        app.open()
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(handler.events == [.openURL, .didReceiveMemoryWarning, .didBecomeActive])
        #expect(app.faults.isEmpty)
    }

    @Test func aDuplicateThatIsRemovedBeforeTheListIsPutIntoASlotIsNotReported() {
        let handler = probe("handler")
        var handlers: Handlers<any URLDelegate> = [handler, handler]
        handlers.remove(handler)
        app.delegate.urlDelegate = handlers
        #expect(app.faults.isEmpty)
    }

    @Test func aDuplicateInAListInsideAnotherIsReported() {
        let handler = probe("handler")
        let inner: Handlers<any URLDelegate> = [handler, handler]
        app.delegate.urlDelegate = Handlers { inner }
        #expect(app.faults.map(\.reason) == [.duplicate])
    }

    enum Addition: CaseIterable {
        case append, appendObserving, appendWeak, insertBefore, insertAfter, insertListBefore, insertListAfter
    }

    private func asked() -> [String] {
        app.open()
        return journal.take()
    }

    private func probe(_ name: String) -> Probe { Probe(name, in: journal) }
}

private final class Equal: UIResponder, URLDelegate {
    override func isEqual(_ object: Any?) -> Bool { object is Equal }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        false
    }
}
