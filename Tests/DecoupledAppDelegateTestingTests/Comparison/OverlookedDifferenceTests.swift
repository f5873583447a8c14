#if RemoteNotifications && !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Differences that show in one moment, or in one place, alone.
@MainActor
@Suite(.net)
struct OverlookedDifferenceTests {
    private let effects = Effects()

    private func comparison(
        _ fill: @escaping @MainActor (inout Roles) -> Void, _ refill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        var comparison = Comparison.ofRoles(fill, refill, effects: effects)
        comparison.triesVariants = false
        return comparison
    }

    // MARK: Once

    @Test func workThatIsNewlyDoneOnceInAProcessIsFound() async {
        let effects = effects
        var isUploaded = false
        let report = await comparison {
            $0.appStateDelegate = [Handling(.didFinishLaunching) { _ in true }]
        } _: {
            $0.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    if !isUploaded { effects.note("uploaded") }
                    isUploaded = true
                    return true
                }
            ]
        }
        .run([.launch], in: [.withoutScenes])
        #expect(report.differences.map(\.after) == ["uploaded"], "\(report)")
    }
}
#endif
