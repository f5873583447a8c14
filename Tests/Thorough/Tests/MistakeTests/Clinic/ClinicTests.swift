#if RemoteNotifications
import Clinic
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// An app delegate that somebody else has taken apart, and what can go wrong with that.
///
/// The samples are what the app receives on a normal day, in each of the states that it can be in; none is made for a mistake.
@MainActor
@Suite(.serialized)
struct ClinicTests {
    @Test(arguments: Clinic.mistakes.map(\.name))
    func aMistakeInTheClinicIsFoundUnlessItIsListed(name: String) async throws {
        let mistake = try #require(Clinic.mistakes.first { $0.name == name })
        let found = await Clinic.difference(by: mistake.make)
        #expect((found != nil) != Clinic.missed.contains(name), "\(found.map { "\($0)" } ?? "nothing is found")")
    }

    @Test(arguments: Clinic.refactorings.map(\.name))
    func aRefactoringOfTheClinicIsNoDifference(name: String) async throws {
        let refactoring = try #require(Clinic.refactorings.first { $0.name == name })
        for circumstance in Inputs.circumstances {
            let isUsual = Circumstance.usual.contains(circumstance.name)
            let found = await Clinic.differences(in: circumstance, triesVariants: isUsual, by: refactoring.make)
            #expect(found.filter { $0.kind != .order } == [], "\(circumstance.name)")
        }
    }

    @Test func theAppTakenApartDoesWhatTheAppDelegateDoes() async {
        for circumstance in Inputs.circumstances {
            #expect(await Clinic.differences(in: circumstance, triesVariants: true) { _ in } == [])
        }
    }

    @Test func asManyMistakesAreFoundAsAreAskedFor() {
        #expect(Clinic.mistakes.count == 144)
        #expect(Clinic.missed.isSubset(of: Clinic.mistakes.map(\.name)))
        #expect(Clinic.mistakes.count - Clinic.missed.count >= 131)
    }
}

extension Circumstance {
    /// The states in which variants are worth their time for a change that changes nothing.
    fileprivate static let usual = ["as installed", "signed in"]
}

extension Clinic {
    /// Returns a difference that a change brings about in one state of the app or another; the variants, which take longer, come last.
    @MainActor fileprivate static func difference(
        by change: @escaping @MainActor (inout Roles) -> Void
    ) async -> Difference? {
        for triesVariants in [false, true] {
            for circumstance in Inputs.circumstances {
                let found = await differences(in: circumstance, triesVariants: triesVariants, by: change)
                if let difference = found.first { return difference }
            }
        }
        return nil
    }

    /// Returns the differences that a change brings about in one state of the app, each time: what an app does on other threads may come too
    /// late for its case on a busy machine.
    @MainActor fileprivate static func differences(
        in circumstance: Circumstance, triesVariants: Bool, by change: @escaping @MainActor (inout Roles) -> Void
    ) async -> [Difference] {
        let found = await report(in: circumstance, triesVariants: triesVariants, by: change).differences
        guard !found.isEmpty else { return [] }
        let again = await report(in: circumstance, triesVariants: triesVariants, by: change).differences
        return found.filter(again.contains)
    }

    /// Compares the app delegate with the roles in its place after a change, in one state of the app.
    @MainActor fileprivate static func report(
        in circumstance: Circumstance, triesVariants: Bool, by change: @escaping @MainActor (inout Roles) -> Void
    ) async -> ComparisonReport {
        var comparison = Comparison(
            before: { ClinicAppDelegate() },
            after: {
                var roles = Roles.clinic
                change(&roles)
                return roles
            },
            effects: { Journal.shared.take() },
            reset: {
                Clinic.reset()
                circumstance.make()
            })
        comparison.patience = 0.02
        comparison.triesVariants = triesVariants
        return await comparison.run(samples, in: [.withoutScenes])
    }
}
#endif
