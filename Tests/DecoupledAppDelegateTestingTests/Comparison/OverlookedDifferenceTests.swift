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

    /// Compares an app delegate without scenes with handlers, which may adopt them.
    private func replacing(
        _ make: @escaping @MainActor () -> any UIApplicationDelegate, _ fill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        let effects = effects
        var comparison = Comparison(before: make, after: { roles(fill) }, effects: { effects.take() })
        comparison.patience = 0.1
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

    // MARK: Scenes

    @Test(arguments: [["database", "sync"], ["sync", "database"]])
    func theOrderOfWhatHasMovedToTheSceneAndWhatHasStayedIsCompared(before: [String]) async {
        let effects = effects
        let report = await replacing {
            LaunchDelegate { before.forEach(effects.note) }
        } _: {
            $0.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    effects.note("sync")
                    return true
                }
            ]
            $0.sceneConnectionDelegate = [Handling(.sceneWillConnect) { _ in effects.note("database") }]
        }
        .acceptingSceneAdoption().run([.launch], in: [.withScenes])
        let isSame = before == ["sync", "database"]
        #expect(report.differences.map(\.kind) == (isSame ? [] : [.order]), "\(report)")
        #expect(report.differences.map(\.after) == (isSame ? [] : ["sync; database"]), "\(report)")
    }
}

/// Does something at its launch.
private final class LaunchDelegate: UIResponder, UIApplicationDelegate {
    private let work: @MainActor () -> Void

    init(_ work: @escaping @MainActor () -> Void) {
        self.work = work
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        work()
        return true
    }
}
#endif
