import DecoupledAppDelegate
import Testing
import UIKitFacts

extension UIKitFactsTests {
    @Test func anAppWithScenesIsLaunchedThenConfiguresConnectsAndActivatesItsScene() async {
        let steps = [
            "application:willFinishLaunchingWithOptions:",
            "application:didFinishLaunchingWithOptions:",
            "application:configurationForConnectingSceneSession:options:",
            "scene:willConnectToSession:options:",
            "sceneWillEnterForeground:",
            "sceneDidBecomeActive:",
        ]
        let told = await launch().told
        #expect(Array(told.prefix(steps.count)) == steps)
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
