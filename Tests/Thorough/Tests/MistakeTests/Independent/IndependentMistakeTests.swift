#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopAfter
import Testing

extension ShopTests {
    /// What a comparison says of the parts without a mistake.
    private static let right = Task { @MainActor in await Comparison.shop { .shop }.run(.shop).differences }

    @Test(arguments: Independent.mistakes)
    func aMistakeOfSomebodyElseIsFoundUnlessItIsListed(mistake: Mistake) async {
        let right = await Self.right.value
        let wrong = await Comparison.shop { mistake.roles }.run(mistake.samples())
        let found = wrong.differences.filter { found in !right.contains { $0.covers(found) } }
        let isFound = mistake.findings.isSubset(of: Set(found.map { Mistake.Finding($0.kind, $0.event) }))
        #expect(isFound != Independent.missed.contains(mistake.testDescription), "\(found)")
    }

    @Test(arguments: Independent.refactorings)
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

extension Difference {
    /// Whether it says what another does, wherever that was seen.
    fileprivate func covers(_ other: Difference) -> Bool {
        kind == other.kind && event == other.event && before == other.before && after == other.after
            && Set(worlds).isSuperset(of: other.worlds)
    }
}
#endif
