#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopAfter
import Testing

extension ShopTests {
    @Test(arguments: (Mistake.ofRequests + Mistake.ofState + Mistake.ofNotifications).played)
    func aMistakeIsFoundAndNamed(mistake: Mistake) async {
        let right = await Comparison.shop { .shop }.run(mistake.samples())
        let wrong = await Comparison.shop { mistake.roles }.run(mistake.samples(), knowing: right)
        let found = wrong.differences.filter { !right.differences.contains($0) }
        #expect(Set(found.map { Mistake.Finding($0.kind, $0.event) }) == mistake.findings, "\(wrong)")
    }

    @Test(arguments: Mistake.ofScenes.played)
    func aMistakeIsFoundInAnAppThatHasScenesAlready(mistake: Mistake) async {
        let report = await Comparison.shopWithScenes { mistake.roles }.run(mistake.samples())
        let found = report.differences.filter { $0.kind != .unneededAcceptance }
        #expect(Set(found.map { Mistake.Finding($0.kind, $0.event) }) == mistake.findings, "\(report)")
    }

    @Test(arguments: Refactoring.all.played)
    func aChangeThatChangesNothingIsNoDifference(refactoring: Refactoring) async {
        let report = await refactoring.comparison.run(refactoring.samples())
        let differences = report.differences.filter { $0.kind != .order }
        #expect(differences == [], "\(report)")
    }
}
#endif
