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
