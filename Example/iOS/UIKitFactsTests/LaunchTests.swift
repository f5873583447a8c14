import DecoupledAppDelegate
import Testing
import UIKitFacts

extension UIKitFactsTests {
    private static let question = "application:configurationForConnectingSceneSession:options:"

    /// A session that an earlier run has left on the simulator is restored without a question, a new one is not.
    @Test func anAppWithScenesIsLaunchedThenConnectsAndActivatesItsScene() async {
        let steps = [
            "application:willFinishLaunchingWithOptions:",
            "application:didFinishLaunchingWithOptions:",
            "scene:willConnectToSession:options:",
            "sceneWillEnterForeground:",
            "sceneDidBecomeActive:",
        ]
        let told = await launch().told.filter { $0 != Self.question }
        #expect(Array(told.prefix(steps.count)) == steps)
    }

    @Test func aSceneIsConfiguredBetweenTheLaunchAndItsConnectionUnlessItIsRestored() async {
        let told = await launch().told
        let before = told.prefix { $0 != "scene:willConnectToSession:options:" }
        let launch = [
            "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
        ]
        #expect(Array(before) == launch || Array(before) == launch + [Self.question])
    }

    @Test func uiKitAsksBeforeTheLaunchAboutMethodsThatItCallsLater() async {
        let asked = await launch().prefix { $0 != .told("application:willFinishLaunchingWithOptions:") }.asked
        let later = Set(AppEvent.allCases.map(\.rawValue)).subtracting(["application:willFinishLaunchingWithOptions:"])
        #expect(!asked.isDisjoint(with: later))
    }

    @Test func theAppDelegateIsNotToldOfTheAppsStateWhereThereAreScenes() async {
        let told = await launch().told
        #expect(!told.contains("applicationWillEnterForeground:"))
        #expect(!told.contains("applicationDidBecomeActive:"))
    }

    @Test func theNotificationOfAnActiveAppIsPostedWhereThereAreScenes() async {
        let launch = await launch()
        #expect(launch.contains(.posted(UIApplication.didBecomeActiveNotification)))
    }

    @Test func thereAreNoLaunchOptionsWhereThereAreScenes() async {
        _ = await launch()
        #expect(!diary.hasLaunchOptions)
    }
}
