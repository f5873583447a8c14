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
        let found = await Clinic.difference(by: mistake.make, isDoubted: Clinic.missed.contains(name))
        #expect((found != nil) != Clinic.missed.contains(name), "\(found.map { "\($0)" } ?? "nothing is found")")
    }

    @Test(arguments: Clinic.refactorings.map(\.name))
    func aRefactoringOfTheClinicIsNoDifference(name: String) async throws {
        let index = try #require(Clinic.refactorings.firstIndex { $0.name == name })
        // The variants take most of the time: each refactoring is played them in one state, and the next in the next.
        let thorough = Inputs.circumstances[index % Inputs.circumstances.count].name
        for circumstance in Inputs.circumstances {
            let found = await Clinic.differences(
                in: circumstance, triesVariants: circumstance.name == thorough, by: Clinic.refactorings[index].make)
            #expect(found.filter { $0.kind != .order } == [], "\(circumstance.name)")
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
    ///
    /// What an app does on other threads may come too late for its case on a busy machine: what is known of it has no such difference, and is
    /// known when two plays in a row agree, as it may come too late before and after alike.
    fileprivate static let right = Task { @MainActor in
        var reports: [String: ComparisonReport] = [:]
        for circumstance in Inputs.circumstances {
            for _ in 0..<8 {
                let report = await comparison(in: circumstance) { _ in }.run(samples, in: [.withoutScenes])
                let last = reports.updateValue(report, forKey: circumstance.name)
                if report == last, report.differences == [] { break }
            }
        }
        return reports
    }

    /// Returns a difference that a change brings about in one state of the app or another; the variants, which take longer, come last.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - isDoubted: Whether a difference counts only if it is there again, which takes as long once more.
    /// - Returns: The first difference.
    @MainActor fileprivate static func difference(
        by change: @escaping @MainActor (inout Roles) -> Void, isDoubted: Bool
    ) async -> Difference? {
        for triesVariants in [false, true] {
            for circumstance in Inputs.circumstances {
                let found =
                    isDoubted
                    ? await differences(in: circumstance, triesVariants: triesVariants, by: change)
                    : await report(in: circumstance, triesVariants: triesVariants, by: change).differences
                if let difference = found.first { return difference }
            }
        }
        return nil
    }

    /// Returns the differences that a change brings about in one state of the app, each time that it is played.
    @MainActor fileprivate static func differences(
        in circumstance: Circumstance, triesVariants: Bool, by change: @escaping @MainActor (inout Roles) -> Void
    ) async -> [Difference] {
        let found = await report(in: circumstance, triesVariants: triesVariants, by: change).differences
        guard !found.isEmpty else { return [] }
        let again = await report(in: circumstance, triesVariants: triesVariants, by: change).differences
        return found.filter(again.contains)
    }

    @MainActor private static func report(
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
