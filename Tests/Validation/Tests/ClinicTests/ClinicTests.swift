import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import Testing

/// An app delegate that somebody else has taken apart, and what can go wrong with that.
///
/// The samples are what the app receives on a normal day, in each of the states that it can be in; none is made for a mistake.
@MainActor
@Suite(.serialized)
struct ClinicTests {
    @Test(arguments: Mistake.all.played)
    func aMistakeInTheClinicIsFoundUnlessItIsKnownToBeMissed(mistake: Mistake) async {
        let found = await AppTakenApart.clinic.differences(by: mistake)
        #expect(mistake.isFound(in: found) != mistake.isMissed, "\(found)")
    }

    @Test(arguments: (Refactoring.ofLists + Refactoring.ofClasses).played)
    func aRefactoringOfTheClinicIsNoDifference(refactoring: Refactoring) async {
        let differences = await AppTakenApart.clinic.differences(by: refactoring)
        #expect(differences == [])
    }

    @Test func theAppTakenApartDoesWhatTheAppDelegateDoes() async {
        let differences = await AppTakenApart.clinic.differences()
        #expect(differences == [])
    }
}

extension Mistake {
    fileprivate static let all =
        launch + life + conditions + links + activities + actions + pushes + notifications + background + screen
}

extension AppTakenApart {
    /// The clinic's app, in each of its states.
    fileprivate static let clinic = AppTakenApart(
        into: { .clinic }, receiving: Clinic.samples, in: [.withoutScenes], after: Clinic.circumstances
    ) { circumstance, parts in
        var comparison = Comparison(
            before: { ClinicAppDelegate() },
            after: parts,
            effects: { Journal.shared.take() },
            reset: {
                Clinic.reset()
                circumstance.make()
            })
        comparison.patience = 0.02
        return comparison
    }
}
