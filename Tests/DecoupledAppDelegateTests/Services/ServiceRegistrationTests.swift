import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct ServiceRegistrationTests {
    private var roles = Roles()

    @Test mutating func aServiceFillsEveryRoleWhoseProtocolItConformsTo() throws {
        try roles.register(RecordingHandler())
        let filled = roles.inspection.filter { $0.handlers.map(\.name) == ["RecordingHandler"] }
        #expect(Set(filled.map(\.name)) == Set(RoleCase.all.map(\.slot)))
        #expect(filled.count == roles.inspection.count)
    }

    @Test mutating func aServiceFillsNoOtherSlot() throws {
        try roles.register(OtherLoner())
        let filled = roles.inspection.filter { !$0.handlers.isEmpty }
        #expect(filled.map(\.name) == ["protectedDataDelegate", "systemConditionsDelegate"])
    }

    @Test mutating func theSameServiceTwiceIsOne() throws {
        let loner = OtherLoner()
        try roles.register(loner, loner)
        try roles.register(loner)
        #expect(roles.serviceNames == ["OtherLoner"])
        #expect(roles.systemConditionsDelegate.count == 1)
        #expect(roles.protectedDataDelegate.count == 1)
    }

    @Test func theSameServiceTwiceIsNoFault() throws {
        let app = IsolatedApp()
        let loner = OtherLoner()
        app.delegate.systemConditionsDelegate = [loner]
        try app.delegate.roles.register(loner, loner)
        try app.delegate.roles.register(loner)
        #expect(app.faults.isEmpty)
    }

    @Test mutating func twoObjectsOfAClassAreTwoServices() throws {
        let (first, second) = (Loner(), Loner())
        try roles.register(first, second)
        #expect(roles.services.map { ObjectIdentifier($0) } == [first, second].map { ObjectIdentifier($0) })
        #expect(roles.systemConditionsDelegate.count == 2)
    }

    @Test mutating func aSlotThatAServiceWasPutIntoByHandKeepsItsPlaceThere() throws {
        let loner = OtherLoner()
        roles.systemConditionsDelegate = Handlers {
            Observing(loner)
            Plain()
        }
        #expect(roles.services.isEmpty)
        try roles.register(loner)
        #expect(roles.conditionNames == ["OtherLoner", "Plain"])
        #expect(roles.inspection.flatMap(\.handlers).filter(\.isObserver).count == 1)
        #expect(roles.protectedDataDelegate.contains(loner))
    }

    @Test mutating func registeringAgainLeavesAloneWhatWasChangedByHand() throws {
        let loner = OtherLoner()
        try roles.register(loner)
        roles.protectedDataDelegate.remove(loner)
        try roles.register(loner)
        #expect(roles.protectedDataDelegate.isEmpty)
        #expect(roles.serviceNames == ["OtherLoner"])
    }

    @Test func anAppDelegateHearsOfTheEventsOfItsServices() throws {
        let app = IsolatedApp()
        app.launch()
        #expect(!app.responds(to: .protectedDataDidBecomeAvailable))
        try app.delegate.roles.register(OtherLoner())
        #expect(app.responds(to: .protectedDataDidBecomeAvailable))
    }
}
