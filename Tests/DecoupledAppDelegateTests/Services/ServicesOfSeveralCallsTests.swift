import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

@MainActor
struct ServicesOfSeveralCallsTests {
    private var roles = Roles()

    @Test mutating func aLaterCallComesAfterAnEarlierOne() throws {
        try roles.register(Bottom())
        try roles.register(RightSide(), Loner())
        try roles.register(LeftSide())
        #expect(roles.serviceNames == ["Bottom", "RightSide", "Loner", "LeftSide"])
    }

    @Test mutating func aServiceThatComesBackMovesBeforeThoseThatNeedIt() throws {
        let left = LeftSide()
        try roles.register(Bottom(), left, RightSide(), Top())
        roles.unregister(left)
        try roles.register(Loner(), left)
        #expect(roles.serviceNames == ["Bottom", "RightSide", "LeftSide", "Top", "Loner"])
        #expect(roles.conditionNames == ["Bottom", "RightSide", "LeftSide", "Top", "Loner"])
    }

    @Test mutating func aServiceThatStandsBetweenTwoOthersSetsThemRight() throws {
        let (bottom, left) = (Bottom(), LeftSide())
        try roles.register(bottom, left, Summit())
        roles.unregister(left)
        roles.unregister(bottom)
        try roles.register(bottom)
        #expect(roles.serviceNames == ["Summit", "Bottom"])
        try roles.register(left)
        #expect(roles.serviceNames == ["Bottom", "LeftSide", "Summit"])
        #expect(roles.protectedDataDelegate.map(nameOfClass) == ["Bottom", "Summit"])
    }

    @Test mutating func anotherObjectOfAClassMovesBeforeThoseThatNeedTheClass() throws {
        try roles.register(Bottom(), LeftSide())
        try roles.register(Bottom())
        #expect(roles.serviceNames == ["Bottom", "Bottom", "LeftSide"])
        #expect(roles.conditionNames == ["Bottom", "Bottom", "LeftSide"])
    }

    @Test mutating func handlersThatAreNoServicesKeepTheirPlaces() throws {
        let (first, last, bottom) = (Plain(), Plain(), Bottom())
        roles.systemConditionsDelegate = [first]
        try roles.register(bottom, LeftSide())
        roles.systemConditionsDelegate.append(last)
        roles.unregister(bottom)
        try roles.register(Loner(), bottom)
        #expect(roles.conditionNames == ["Plain", "Bottom", "LeftSide", "Plain", "Loner"])
        #expect(roles.systemConditionsDelegate.first { _ in true } === first)
    }

    @Test mutating func whatWasSaidOfHandlersAndTheirSlotStays() throws {
        let left = LeftSide()
        try roles.register(Bottom(), left)
        roles.systemConditionsDelegate = Handlers(routing: .everyHandler) {
            Keyed("key", Observing(Plain()))
            Observing(left)
        }
        try roles.register(Bottom())
        let slot = roles.inspection.first { $0.name == "systemConditionsDelegate" }
        #expect(slot?.routing == .everyHandler)
        #expect(
            "\(roles.shape)".contains(
                "systemConditionsDelegate  Plain (key \"key\", observer), Bottom, LeftSide (observer), every handler is asked"
            ))
    }
}
