import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct ServiceRemovalTests {
    private var roles = Roles()

    @Test mutating func anUnregisteredServiceLeavesEverySlot() throws {
        let service = RecordingHandler()
        try roles.register(Loner(), service)
        let wasRegistered = roles.unregister(service)
        #expect(wasRegistered)
        #expect(roles.inspection.flatMap(\.handlers).map(\.name) == ["Loner"])
        #expect(roles.serviceNames == ["Loner"])
        let isStillRegistered = roles.unregister(service)
        #expect(!isStillRegistered)
    }

    @Test mutating func aServiceWithoutARoleCanBeUnregistered() throws {
        let archive = Archive()
        try roles.register(archive)
        let wasRegistered = roles.unregister(archive)
        #expect(wasRegistered)
        #expect(roles.services.isEmpty)
    }

    @Test mutating func aServiceStaysRegisteredUntilItHasLeftItsLastSlotByHand() throws {
        let loner = OtherLoner()
        try roles.register(loner)
        roles.protectedDataDelegate = []
        #expect(roles.serviceNames == ["OtherLoner"])
        roles.systemConditionsDelegate.remove(loner)
        #expect(roles.services.isEmpty)
        try roles.register(loner)
        #expect(roles.protectedDataDelegate.contains(loner))
        #expect(roles.systemConditionsDelegate.contains(loner))
    }

    @Test mutating func aServiceThatLeftItsLastSlotIsMissedByThoseThatNeedIt() throws {
        try roles.register(Bottom())
        roles = emptied(roles)
        #expect(throws: ServiceError.missing(dependency: "Bottom", of: "LeftSide")) {
            try roles.register(LeftSide())
        }
    }

    @Test mutating func whoeverNeedsAnUnregisteredServiceStaysAndDoesNotStandInTheWay() throws {
        let bottom = Bottom()
        try roles.register(bottom, LeftSide())
        roles.unregister(bottom)
        try roles.register(Loner())
        #expect(roles.serviceNames == ["LeftSide", "Loner"])
    }

    @Test func aServiceIsFreedWithItsSlots() throws {
        let app = IsolatedApp()
        weak var service: OtherLoner?
        do {
            let loner = OtherLoner()
            try app.delegate.roles.register(loner)
            service = loner
        }
        #expect(service != nil)
        app.delegate.protectedDataDelegate = []
        app.delegate.systemConditionsDelegate = []
        #expect(service == nil)
        #expect(app.delegate.roles.services.isEmpty)
    }

    @Test mutating func aServiceWithoutARoleLivesUntilItIsUnregistered() throws {
        weak var service: Archive?
        do {
            let archive = Archive()
            try roles.register(archive)
            service = archive
        }
        let archive = try #require(roles.services.first)
        #expect(archive === service)
    }

    @Test func otherRolesHaveOtherServices() throws {
        let app = IsolatedApp()
        try app.delegate.roles.register(Loner())
        var copy = app.delegate.roles
        try copy.register(OtherLoner())
        #expect(app.delegate.roles.serviceNames == ["Loner"])
        app.delegate.roles = copy
        #expect(app.delegate.roles.serviceNames == ["Loner", "OtherLoner"])
        app.delegate.roles = Roles()
        #expect(app.delegate.roles.services.isEmpty)
    }

    private func emptied(_ roles: Roles) -> Roles {
        var roles = roles
        roles.protectedDataDelegate = []
        roles.systemConditionsDelegate = []
        return roles
    }
}
