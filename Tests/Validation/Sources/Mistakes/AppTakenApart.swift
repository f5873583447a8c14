package import DecoupledAppDelegate
package import DecoupledAppDelegateTesting

/// An app whose app delegate has been taken apart into handlers, and what a comparison reports where these are changed.
@MainActor package final class AppTakenApart {
    /// What has happened in the app before an event, apart from other events.
    package struct Circumstance: Sendable {
        /// What it is called.
        package let name: String
        /// Brings it about, in an app that has been reset.
        package let make: @MainActor @Sendable () -> Void

        /// Creates a circumstance.
        package init(_ name: String, _ make: @escaping @MainActor @Sendable () -> Void) {
            self.name = name
            self.make = make
        }
    }

    private let parts: @MainActor () -> Roles
    private let samples: [Sample]
    private let worlds: Set<Comparison.World>
    private let circumstances: [Circumstance]
    private let compare: (Circumstance, @escaping @MainActor () -> Roles) -> Comparison
    private var unchanged: [String: ComparisonReport] = [:]

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - parts: The handlers.
    ///   - samples: What the app receives on a normal day.
    ///   - worlds: Where it receives that.
    ///   - circumstances: What may have happened before.
    ///   - compare: Compares the app delegate with handlers in its place.
    package init(
        into parts: @escaping @MainActor () -> Roles, receiving samples: [Sample],
        in worlds: Set<Comparison.World> = Set(Comparison.World.allCases),
        after circumstances: [Circumstance] = [Circumstance("nothing") {}],
        compare: @escaping (Circumstance, @escaping @MainActor () -> Roles) -> Comparison
    ) {
        self.parts = parts
        self.samples = samples
        self.worlds = worlds
        self.circumstances = circumstances
        self.compare = compare
    }

    /// What is reported although nothing is changed.
    package func differences() async -> [Difference] {
        var differences: [Difference] = []
        for circumstance in circumstances { differences += await unchanged(after: circumstance).differences }
        return differences
    }

    /// What is reported of a mistake, up to where it is found, and not of the app without it.
    package func differences(by mistake: Mistake) async -> [Difference] {
        if let samples = mistake.samples() {
            let right = await compare(circumstances[0], parts).run(samples, in: worlds)
            return await differences(by: mistake.make, playing: samples, after: circumstances[0], knowing: right)
        }
        // The variants take most of the time, and nobody knows where to look for what is missed.
        let thorough = mistake.isMissed ? [circumstanceWithVariants(for: mistake.description)] : circumstances
        var found: [Difference] = []
        for (triesVariants, circumstances) in [(false, circumstances), (true, thorough)] {
            for circumstance in circumstances {
                found = await differences(by: mistake.make, after: circumstance, triesVariants: triesVariants)
                if mistake.isFound(in: found) { return found }
            }
        }
        return found
    }

    /// What is reported of a refactoring, apart from the order in which handlers are called.
    package func differences(by refactoring: Refactoring) async -> [Difference] {
        let thorough = circumstanceWithVariants(for: refactoring.description).name
        var differences: [Difference] = []
        for circumstance in circumstances {
            differences += await self.differences(
                by: refactoring.make, after: circumstance, triesVariants: circumstance.name == thorough)
        }
        return differences.filter { $0.kind != .order }
    }

    /// The variants of one change are played after one circumstance, and those of another after another.
    private func circumstanceWithVariants(for description: String) -> Circumstance {
        circumstances[description.utf8.count % circumstances.count]
    }

    private func unchanged(after circumstance: Circumstance) async -> ComparisonReport {
        if let report = unchanged[circumstance.name] { return report }
        let report = await compare(circumstance, parts).run(samples, in: worlds)
        unchanged[circumstance.name] = report
        return report
    }

    private func differences(
        by change: @escaping Change, after circumstance: Circumstance, triesVariants: Bool
    ) async -> [Difference] {
        let right = await unchanged(after: circumstance)
        return await differences(
            by: change, playing: samples, after: circumstance, triesVariants: triesVariants, knowing: right)
    }

    private func differences(
        by change: @escaping Change, playing samples: [Sample], after circumstance: Circumstance,
        triesVariants: Bool = true, knowing right: ComparisonReport
    ) async -> [Difference] {
        var comparison = compare(circumstance) { [parts] in
            var roles = parts()
            change(&roles)
            return roles
        }
        comparison.triesVariants = triesVariants
        let wrong = await comparison.run(samples, in: worlds, knowing: right)
        return wrong.differences.filter { found in !right.differences.contains { $0.covers(found) } }
    }
}

extension Difference {
    /// Whether it says what another does, wherever that was seen.
    fileprivate func covers(_ other: Difference) -> Bool {
        kind == other.kind && event == other.event && before == other.before && after == other.after
            && Set(worlds).isSuperset(of: other.worlds)
    }
}
