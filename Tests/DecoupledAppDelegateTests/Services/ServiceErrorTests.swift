import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

@MainActor
struct ServiceErrorTests {
    private var roles = Roles()

    @Test mutating func aCycleIsNamedWithItsPath() {
        #expect(throws: ServiceError.cycle(path: ["Hen", "Egg", "Hen"])) {
            try roles.register(Hen(), Egg())
        }
        #expect("\(ServiceError.cycle(path: ["Hen", "Egg", "Hen"]))".hasPrefix("Hen → Egg → Hen: "))
    }

    @Test mutating func whatOnlyLeadsIntoACycleIsNoPartOfItsPath() {
        #expect(throws: ServiceError.cycle(path: ["Hen", "Egg", "Hen"])) {
            try roles.register(Farmer(), Egg(), Hen())
        }
    }

    @Test mutating func aServiceThatNeedsItsOwnClassIsACycle() {
        #expect(throws: ServiceError.cycle(path: ["Ouroboros", "Ouroboros"])) {
            try roles.register(Ouroboros())
        }
    }

    @Test mutating func aCycleThatALaterCallClosesIsFound() throws {
        try roles.register(StubbedWell(), Bucket())
        #expect(throws: ServiceError.cycle(path: ["Bucket", "Well", "Bucket"])) {
            try roles.register(Well())
        }
        #expect(roles.serviceNames == ["StubbedWell", "Bucket"])
    }

    @Test mutating func aMissingDependencyIsNamedWithWhoNeedsIt() {
        #expect(throws: ServiceError.missing(dependency: "Bottom", of: "LeftSide")) {
            try roles.register(Loner(), LeftSide())
        }
        #expect(
            "\(ServiceError.missing(dependency: "Session", of: "DeepLinks"))"
                == "DeepLinks needs Session, which is not registered. Register it before, or in the same call."
        )
    }

    @Test mutating func whatTheFailedCallBroughtIsNoHelpLater() throws {
        #expect(throws: ServiceError.self) { try roles.register(Bottom(), NeedsArchive()) }
        #expect(throws: ServiceError.missing(dependency: "Bottom", of: "LeftSide")) {
            try roles.register(LeftSide())
        }
    }

    @Test mutating func aHandlerThatWasPutInByHandIsNotRegistered() {
        roles.systemConditionsDelegate = [Bottom()]
        #expect(throws: ServiceError.missing(dependency: "Bottom", of: "LeftSide")) {
            try roles.register(LeftSide())
        }
    }

    @Test mutating func aSubclassDoesNotStandInForWhatItNeedsItself() {
        #expect(throws: ServiceError.missing(dependency: "Source", of: "Cache")) {
            try roles.register(Cache())
        }
    }

    @Test(arguments: [0, 1])
    mutating func aFailureChangesNothing(_ failure: Int) throws {
        let bottom = Bottom()
        roles.systemConditionsDelegate = [Plain()]
        try roles.register(bottom)
        let (shape, services) = (roles.shape, roles.services.map { ObjectIdentifier($0) })
        let failing: [[any Service]] = [[OtherLoner(), Egg(), Hen()], [OtherLoner(), NeedsArchive()]]
        #expect(throws: ServiceError.self) { try roles.register(contentsOf: failing[failure]) }
        #expect(roles.shape == shape)
        #expect(roles.services.map { ObjectIdentifier($0) } == services)
    }

    @Test func aFailureChangesNothingInAnAppDelegate() {
        let app = IsolatedApp()
        app.delegate.systemConditionsDelegate = [Plain()]
        let shape = app.delegate.roles.shape
        #expect(throws: ServiceError.self) { try app.delegate.roles.register(OtherLoner(), Egg(), Hen()) }
        #expect(app.delegate.roles.shape == shape)
        #expect(app.faults.isEmpty)
    }
}

private final class Hen: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Egg.self] }
}

private final class Egg: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Hen.self] }
}

private final class Farmer: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Hen.self] }
}

private final class Ouroboros: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Ouroboros.self] }
}

private class Well: Service, SystemConditionsDelegate {
    class var dependencies: [any Service.Type] { [Bucket.self] }
}

private final class StubbedWell: Well {
    override class var dependencies: [any Service.Type] { [] }
}

private final class Bucket: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Well.self] }
}

private class Source: Service, SystemConditionsDelegate {
    class var dependencies: [any Service.Type] { [] }
}

private final class Cache: Source {
    override class var dependencies: [any Service.Type] { [Source.self] }
}
