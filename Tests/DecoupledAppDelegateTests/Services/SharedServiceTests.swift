import DecoupledAppDelegate
import Testing

@MainActor
struct SharedServiceTests {
    @Test func aFinalClassNeedsNoCode() {
        #expect(Plainest.shared === Plainest.shared)
    }

    @Test func eachSubclassHasAnInstanceOfItsOwn() {
        #expect(Animal.shared === Animal.shared)
        #expect(Cat.shared === Cat.shared)
        #expect(type(of: Animal.shared) == Animal.self)
        #expect(type(of: Cat.shared) == Cat.self)
        #expect(type(of: Kitten.shared) == Kitten.self)
    }

    @Test func aClassThatIsOnlyKnownAtRunTimeGivesItsOwnInstance() {
        let animals: [Animal.Type] = [Animal.self, Cat.self, Kitten.self]
        #expect(animals.map { nameOfClass($0.shared) } == ["Animal", "Cat", "Kitten"])
        let services: [any SharedService.Type] = animals
        #expect(services.map { nameOfClass($0.shared) } == ["Animal", "Cat", "Kitten"])
        #expect(animals[1].shared === Cat.shared)
    }

    @Test func itIsMadeOnceAndWhenItIsAskedFor() {
        #expect(Counted.count == 0)
        _ = (Counted.shared, Counted.shared)
        #expect(Counted.count == 1)
    }

    @Test func anInstanceOfOnesOwnIsAnother() {
        #expect(Plainest() !== Plainest.shared)
    }

    @Test func anInitializerMayAskForAnotherSharedService() {
        #expect(Guest.shared.host === Plainest.shared)
    }

    @Test func itIsRegisteredLikeAnyOther() throws {
        var roles = Roles()
        try roles.register(Guest.shared, Plainest.shared)
        try roles.register(Plainest.shared)
        #expect(roles.serviceNames == ["Plainest", "Guest"])
    }

    @Test func initializersThatAskForEachOtherEndTheProgramWithTheirNames() async throws {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Snake.shared }
        }
        let errors = String(decoding: try #require(end).standardErrorContent, as: UTF8.self)
        #expect(errors.contains("Snake → Tail → Snake: "))
    }
}

private final class Plainest: SharedService, SystemConditionsDelegate {}

private final class Guest: SharedService, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Plainest.self] }
    let host = Plainest.shared
}

private final class Counted: SharedService {
    static var count = 0

    init() {
        Self.count += 1
    }
}

private class Animal: SharedService {
    required init() {}
}

private class Cat: Animal {}

private final class Kitten: Cat {}

private final class Snake: SharedService {
    let tail = Tail.shared
}

private final class Tail: SharedService {
    let snake: Snake

    init() {
        snake = Snake.shared
    }
}
