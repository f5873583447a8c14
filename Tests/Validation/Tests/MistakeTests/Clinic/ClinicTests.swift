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
    @Test(arguments: Clinic.mistakes.map(\.name).played)
    func aMistakeInTheClinicIsFoundUnlessItIsListed(name: String) async throws {
        let index = try #require(Clinic.mistakes.firstIndex { $0.name == name })
        // What nobody finds takes the longest: its variants are played in one state, and those of the next in the next.
        let thorough = Clinic.missed.contains(name) ? [Clinic.thoroughState(of: index)] : Inputs.circumstances
        let found = await Clinic.difference(by: Clinic.mistakes[index].make, triesVariantsIn: thorough)
        #expect((found != nil) != Clinic.missed.contains(name), "\(found.map { "\($0)" } ?? "nothing is found")")
    }

    @Test(arguments: Clinic.refactorings.map(\.name).played)
    func aRefactoringOfTheClinicIsNoDifference(name: String) async throws {
        let index = try #require(Clinic.refactorings.firstIndex { $0.name == name })
        // The variants take most of the time: each refactoring is played them in one state, and the next in the next.
        let thorough = Clinic.thoroughState(of: index).name
        for circumstance in Inputs.circumstances {
            let report = await Clinic.report(
                in: circumstance, triesVariants: circumstance.name == thorough, by: Clinic.refactorings[index].make)
            #expect(report.differences.filter { $0.kind != .order } == [], "\(circumstance.name)")
        }
    }

    @Test func theAppTakenApartDoesWhatTheAppDelegateDoes() async {
        for circumstance in Inputs.circumstances {
            let right = await Clinic.right.value[circumstance.name]
            #expect(
                right?.differences == [], "\(circumstance.name): \(right.map { "\($0)" } ?? "it has not been compared")"
            )
        }
    }

    @Test func asManyMistakesAreFoundAsAreAskedFor() {
        #expect(Clinic.mistakes.count == 144)
        #expect(Clinic.missed.isSubset(of: Clinic.mistakes.map(\.name)))
        #expect(Clinic.mistakes.count - Clinic.missed.count >= 131)
    }
}

extension Clinic {
    /// What a comparison says of the app taken apart without a mistake, in each of its states: what the app delegate does is played for all.
    fileprivate static let right = Task { @MainActor in
        var reports: [String: ComparisonReport] = [:]
        for circumstance in Inputs.circumstances {
            reports[circumstance.name] = await comparison(in: circumstance) { _ in }.run(samples, in: [.withoutScenes])
        }
        return reports
    }

    /// The state in which the change with an index is played with variants, where that is one.
    fileprivate static func thoroughState(of index: Int) -> Circumstance {
        Inputs.circumstances[index % Inputs.circumstances.count]
    }

    /// Returns a difference that a change brings about in one state of the app or another; the variants, which take longer, come last.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - thorough: The states in which variants are played.
    /// - Returns: The first difference.
    @MainActor fileprivate static func difference(
        by change: @escaping @MainActor (inout Roles) -> Void, triesVariantsIn thorough: [Circumstance]
    ) async -> Difference? {
        for (triesVariants, circumstances) in [(false, Inputs.circumstances), (true, thorough)] {
            for circumstance in circumstances {
                let report = await report(in: circumstance, triesVariants: triesVariants, by: change)
                if let difference = report.differences.first { return difference }
            }
        }
        return nil
    }

    @MainActor fileprivate static func report(
        in circumstance: Circumstance, triesVariants: Bool, by change: @escaping @MainActor (inout Roles) -> Void
    ) async -> ComparisonReport {
        let right = await right.value[circumstance.name]
        var comparison = comparison(in: circumstance, by: change)
        comparison.triesVariants = triesVariants
        return await comparison.run(samples, in: [.withoutScenes], knowing: right)
    }

    /// Compares the app delegate with the roles in its place after a change, in one state of the app.
    @MainActor private static func comparison(
        in circumstance: Circumstance, by change: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
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
        return comparison
    }
}
#endif
