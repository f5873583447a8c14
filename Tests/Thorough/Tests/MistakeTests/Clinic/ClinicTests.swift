#if RemoteNotifications
import Clinic
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// An app delegate that others have taken apart, and what they may have done wrong with it.
@MainActor @Suite(.serialized) struct ClinicTests {
    /// Compares the app delegate with roles, in one state of the app after the other, until something differs.
    private func differences(
        in circumstances: [Circumstance], _ change: @escaping @MainActor (inout Roles) -> Void
    ) async -> [Difference] {
        for circumstance in circumstances {
            let right = await report(in: circumstance) { _ in }.differences
            let found = await report(in: circumstance, change).differences.filter { new in
                !right.contains { $0.kind == new.kind && $0.event == new.event && $0.before == new.before && $0.after == new.after }
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    private func report(
        in circumstance: Circumstance, _ change: @escaping @MainActor (inout Roles) -> Void
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
        comparison.patience = 0.1
        return await comparison.run(Clinic.samples, in: [.withoutScenes])
    }

    @Test func right() async {
        for circumstance in Inputs.circumstances {
            let clock = ContinuousClock()
            let start = clock.now
            let r = await report(in: circumstance) { _ in }
            print("RIGHT", circumstance.name, clock.now - start, r.cases.count, r.variants.count)
            print(r)
        }
    }

    @Test func flake() async {
        for round in 0..<3000 {
            var comparison = Comparison(before: { Roles.clinic }, after: { .clinic },
                effects: { Journal.shared.take() }, reset: { Clinic.reset(); Session.signIn(with: "t", from: nil) })
            comparison.patience = 0.1
            comparison.triesVariants = false
            let r = await comparison.run([.shortcut(QuickAction.next)], in: [.withoutScenes])
            if !r.differences.isEmpty { print("FLAKE", round, r); for c in r.cases { print(c.name); for e in c.before.entries { print("  B", e.event, e.effects) }; for e in c.after.entries { print("  A", e.event, e.effects) } } }
        }
    }

    @Test func all() async {
        var rights: [String: [Difference]] = [:]
        let clock = ContinuousClock()
        let start = clock.now
        var found = 0
        for circumstance in Inputs.circumstances {
            rights[circumstance.name] = await report(in: circumstance) { _ in }.differences
        }
        func d(_ change: @escaping @MainActor (inout Roles) -> Void) async -> (String, [Difference])? {
            for circumstance in Inputs.circumstances {
                let new = await report(in: circumstance, change).differences.filter { new in
                    !rights[circumstance.name]!.contains { $0.isSameX(new) }
                }
                if !new.isEmpty { return (circumstance.name, new) }
            }
            return nil
        }
        for m in Clinic.mistakes {
            if let (c, x) = await d(m.make) { found += 1; print("FOUND", m.name, "|", c, "|", x.prefix(2)) } else { print("MISSED", m.name) }
        }
        print("COUNT", found, "of", Clinic.mistakes.count, clock.now - start)
        for m in Clinic.refactorings {
            if let (c, x) = await d(m.make) { print("ALARM", m.name, "|", c, "|", x.prefix(3)) } else { print("QUIET", m.name) }
        }
        print("TIME", clock.now - start)
    }
}
extension Difference {
    func isSameX(_ o: Difference) -> Bool { kind == o.kind && event == o.event && before == o.before && after == o.after }
}
#endif
