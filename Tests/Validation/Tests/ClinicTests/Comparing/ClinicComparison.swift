import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// What a comparison of the clinic's app delegate with its handlers reports, where these are changed.
@MainActor final class ClinicComparison {
    private var unchanged: [String: ComparisonReport] = [:]

    /// What is reported although nothing is changed.
    func differences() async -> [Difference] {
        var differences: [Difference] = []
        for circumstance in Circumstance.all {
            differences += await unchanged(after: circumstance, in: .withoutScenes).differences
        }
        return differences
    }

    /// What is reported of a mistake, up to where it is found, and not of the app without it.
    func differences(by mistake: Mistake) async -> [Difference] {
        let circumstances = mistake.world == .withScenes ? [Circumstance.all[0]] : Circumstance.all
        // The variants take most of the time, and nobody knows where to look for what is missed.
        let thorough = mistake.isMissed ? [circumstanceWithVariants(for: mistake.description)] : circumstances
        var found: [Difference] = []
        for (circumstance, triesVariants) in circumstances.map({ ($0, false) }) + thorough.map({ ($0, true) })
        where !mistake.isFound(in: found) {
            found = await differences(by: mistake.make, after: circumstance, in: mistake.world, triesVariants)
        }
        return found
    }

    /// What is reported of a refactoring, apart from the order in which handlers are called.
    func differences(by refactoring: Refactoring) async -> [Difference] {
        let thorough = circumstanceWithVariants(for: refactoring.description).name
        var differences: [Difference] = []
        for circumstance in Circumstance.all {
            differences += await self.differences(
                by: refactoring.make, after: circumstance, in: .withoutScenes, circumstance.name == thorough)
        }
        return differences.filter { $0.kind != .order }
    }

    /// The variants of one change are played after one circumstance, and those of another after another.
    private func circumstanceWithVariants(for description: String) -> Circumstance {
        Circumstance.all[description.utf8.count % Circumstance.all.count]
    }

    private func differences(
        by change: @escaping Change, after circumstance: Circumstance, in world: Comparison.World, _ triesVariants: Bool
    ) async -> [Difference] {
        let right = await unchanged(after: circumstance, in: world)
        let wrong = comparison(after: circumstance, in: world, triesVariants, change)
        let differences = await wrong.run(Clinic.samples, in: [world], knowing: right).differences
        return differences.filter { !right.differences.contains($0) }
    }

    private func unchanged(after circumstance: Circumstance, in world: Comparison.World) async -> ComparisonReport {
        let key = "\(circumstance.name), \(world)"
        if let report = unchanged[key] { return report }
        let report = await comparison(after: circumstance, in: world, true) { _ in }.run(Clinic.samples, in: [world])
        unchanged[key] = report
        return report
    }

    private func comparison(
        after circumstance: Circumstance, in world: Comparison.World, _ triesVariants: Bool, _ change: @escaping Change
    ) -> Comparison {
        var comparison = Comparison(
            before: { ClinicAppDelegate() },
            after: {
                var roles = Roles.clinic
                // The scenes that it configures have a delegate of their own, and the handlers would hear of none.
                if world == .withScenes { roles.sceneSessionDelegate = [] }
                change(&roles)
                return roles
            },
            effects: { Journal.take() },
            reset: {
                Clinic.reset()
                circumstance.make()
            })
        comparison.patience = 0.02
        comparison.triesVariants = triesVariants
        return comparison
    }
}
