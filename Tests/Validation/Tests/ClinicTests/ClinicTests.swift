import Foundation
import Testing

/// An app delegate that somebody else has taken apart, and what can go wrong with that.
///
/// The samples are what the app receives on a normal day, in each of the states that it can be in; none is made for a mistake.
@MainActor
@Suite(.serialized)
struct ClinicTests {
    private static let clinic = ClinicComparison()

    @Test(arguments: Mistake.all.played)
    func aMistakeInTheClinicIsFoundUnlessItIsKnownToBeMissed(mistake: Mistake) async {
        let found = await Self.clinic.differences(by: mistake)
        #expect(mistake.isFound(in: found) != mistake.isMissed, "\(found)")
    }

    @Test(arguments: (Refactoring.ofLists + Refactoring.ofClasses).played)
    func aRefactoringOfTheClinicIsNoDifference(refactoring: Refactoring) async {
        let differences = await Self.clinic.differences(by: refactoring)
        #expect(differences == [])
    }

    @Test func theAppTakenApartDoesWhatTheAppDelegateDoes() async {
        let differences = await Self.clinic.differences()
        #expect(differences == [])
    }
}

extension Mistake {
    fileprivate static let all =
        life + requests + activities + pushes + notifications + background + screen + everywhere
}

extension Array {
    /// What is played of a list: all of it, or the part that the environment names: with `MISTAKES=2/7` the second one of each seven.
    fileprivate var played: Self {
        guard let part = ProcessInfo.processInfo.environment["MISTAKES"] else { return self }
        let numbers = part.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, (1...Swift.max(numbers[1], 1)).contains(numbers[0]) else {
            fatalError("MISTAKES is \"\(part)\"; \"2/7\" would be the second one of each seven")
        }
        return enumerated().filter { $0.offset % numbers[1] == numbers[0] - 1 }.map(\.element)
    }
}
