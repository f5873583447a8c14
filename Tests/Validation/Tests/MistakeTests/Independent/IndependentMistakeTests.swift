#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopAfter
import Testing

extension ShopTests {
    /// What a comparison says of the parts without a mistake.
    private static let right = Task { @MainActor in await Comparison.shop { .shop }.run(.shop) }

    @Test(arguments: Independent.mistakes.played)
    func aMistakeOfSomebodyElseIsFoundUnlessItIsListed(mistake: Mistake) async {
        var found: [Difference] = []
        // The variants take most of the time.
        for triesVariants in [false, true] where !mistake.isFound(in: found) {
            found = await Self.differences(by: mistake, triesVariants: triesVariants)
        }
        #expect(mistake.isFound(in: found) != Independent.missed.contains(mistake.testDescription), "\(found)")
    }

    private static func differences(by mistake: Mistake, triesVariants: Bool) async -> [Difference] {
        let right = await right.value
        var comparison = Comparison.shop { mistake.roles }
        comparison.triesVariants = triesVariants
        let wrong = await comparison.run(mistake.samples(), knowing: right)
        return wrong.differences.filter { found in !right.differences.contains { $0.covers(found) } }
    }

    @Test(arguments: Independent.refactorings.played)
    func aRefactoringOfSomebodyElseIsNoDifferenceUnlessItIsListed(refactoring: Refactoring) async {
        let report = await refactoring.comparison.run(refactoring.samples())
        let alarms = report.differences.filter { $0.kind != .order }
        #expect(alarms.isEmpty != Independent.falseAlarms.contains(refactoring.testDescription), "\(report)")
    }

    @Test func theListsOfSomebodyElseNameWhatThereIs() {
        let (mistakes, refactorings) = (Independent.mistakes, Independent.refactorings)
        let (named, changes) = (Set(mistakes.map(\.testDescription)), Set(refactorings.map(\.testDescription)))
        #expect(named.count == mistakes.count)
        #expect(changes.count == refactorings.count)
        #expect(Independent.missed.isSubset(of: named))
        #expect(Independent.falseAlarms.isSubset(of: changes))
    }
}

extension Mistake {
    fileprivate func isFound(in differences: [Difference]) -> Bool {
        findings.isSubset(of: Set(differences.map { Finding($0.kind, $0.event) }))
    }
}

extension Difference {
    /// Whether it says what another does, wherever that was seen.
    fileprivate func covers(_ other: Difference) -> Bool {
        kind == other.kind && event == other.event && before == other.before && after == other.after
            && Set(worlds).isSuperset(of: other.worlds)
    }
}
#endif
