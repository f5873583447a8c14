import DecoupledAppDelegate
import Testing

@MainActor
struct ServiceOrderTests {
    private var roles = Roles()

    @Test mutating func servicesThatNeedNothingStayInTheGivenOrder() throws {
        try roles.register(OtherLoner(), Loner(), Bottom())
        #expect(roles.serviceNames == ["OtherLoner", "Loner", "Bottom"])
        #expect(roles.conditionNames == ["OtherLoner", "Loner", "Bottom"])
    }

    @Test mutating func whatAServiceNeedsMovesRightBeforeItAndNothingElseMoves() throws {
        try roles.register(Loner(), LeftSide(), OtherLoner(), Bottom())
        #expect(roles.serviceNames == ["Loner", "Bottom", "LeftSide", "OtherLoner"])
    }

    @Test(arguments: permutations(of: 4))
    mutating func theSidesOfADiamondStayInTheOrderOfRegistration(order: [Int]) throws {
        let given: [any Service] = [Bottom(), LeftSide(), RightSide(), Top()]
        try roles.register(contentsOf: order.map { given[$0] })
        let sides = order.map { nameOfClass(given[$0]) }.filter { $0.hasSuffix("Side") }
        #expect(roles.serviceNames == ["Bottom"] + sides + ["Top"])
        #expect(roles.conditionNames == ["Bottom"] + sides + ["Top"])
    }

    @Test mutating func nothingMovesFurtherThanToTheFirstThatNeedsIt() throws {
        try roles.register(Crown(), Ruby(), Pearl(), Oyster(), Mine())
        #expect(roles.serviceNames == ["Mine", "Ruby", "Oyster", "Pearl", "Crown"])
        roles = Roles()
        try roles.register(Crown(), Oyster(), Ruby(), Pearl(), Mine())
        #expect(roles.serviceNames == ["Oyster", "Mine", "Ruby", "Pearl", "Crown"])
    }

    @Test mutating func whatStandsInADifferentOrderInASlotIsOrderedAsItStandsThere() throws {
        let (left, right) = (LeftSide(), RightSide())
        roles.systemConditionsDelegate = [right, left]
        try roles.register(Top(), left, right, Bottom())
        #expect(roles.serviceNames == ["Bottom", "LeftSide", "RightSide", "Top"])
        #expect(roles.conditionNames == ["Bottom", "RightSide", "LeftSide", "Top"])
    }

    @Test mutating func aSlotFollowsDependenciesThroughServicesThatAreNotInIt() throws {
        // The left side stands between the two, and has no place in this slot.
        try roles.register(Summit(), OtherLoner(), LeftSide(), Bottom())
        #expect(roles.protectedDataDelegate.map(nameOfClass) == ["Bottom", "Summit", "OtherLoner"])
    }

    @Test mutating func handlersAreAskedInThatOrder() throws {
        let journal = Journal()
        let app = IsolatedApp()
        try app.delegate.roles.register(Later(in: journal), Earlier(in: journal))
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(journal.lines == ["Earlier", "Later"])
    }

    @Test mutating func everyObjectOfTheClassThatAServiceNeedsComesBeforeIt() throws {
        try roles.register(LeftSide(), Bottom(), Bottom())
        #expect(roles.serviceNames == ["Bottom", "Bottom", "LeftSide"])
    }

    @Test mutating func aSubclassStandsInForTheClassThatAServiceNeeds() throws {
        try roles.register(NeedsParent(), Child())
        #expect(roles.serviceNames == ["Child", "NeedsParent"])
    }

    @Test mutating func theClassItselfIsPreferredToASubclass() throws {
        try roles.register(NeedsParent(), Child(), Parent())
        #expect(roles.serviceNames == ["Parent", "NeedsParent", "Child"])
    }

    @Test mutating func aServiceWithoutARoleIsInTheOrderToo() throws {
        try roles.register(NeedsArchive(), Archive())
        #expect(roles.serviceNames == ["Archive", "NeedsArchive"])
        #expect(roles.conditionNames == ["NeedsArchive"])
    }

    @Test mutating func aLongChainIsTurnedRound() throws {
        let chain = Link<Void>.chain(of: 100)
        try roles.register(contentsOf: chain.reversed())
        #expect(roles.services.map { ObjectIdentifier($0) } == chain.map { ObjectIdentifier($0) })
    }
}

/// Every order of some numbers from 0 on.
private func permutations(of count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return permutations(of: count - 1).flatMap { rest in
        (0..<count).map { rest[..<$0] + [count - 1] + rest[$0...] }
    }
}

private final class Crown: Service {
    static var dependencies: [any Service.Type] { [Pearl.self, Ruby.self] }
}

private final class Ruby: Service {
    static var dependencies: [any Service.Type] { [Mine.self] }
}

private final class Pearl: Service {
    static var dependencies: [any Service.Type] { [Oyster.self] }
}

private final class Mine: Service {}

private final class Oyster: Service {}

private final class Earlier: Service, SystemConditionsDelegate {
    private let journal: Journal

    init(in journal: Journal) {
        self.journal = journal
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        journal.note("Earlier")
    }
}

private final class Later: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Earlier.self] }

    private let journal: Journal

    init(in journal: Journal) {
        self.journal = journal
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        journal.note("Later")
    }
}
