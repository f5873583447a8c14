// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing
@MainActor var shown: [URL] = []                                            // stands for your navigation
final class OldAppDelegate: UIResponder, UIApplicationDelegate {            // a copy of yours
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { shown.append(url); return true }
}
final class NewSceneDelegate: UIResponder, UIWindowSceneDelegate {          // what is to take its place
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        self.scene(scene, openURLContexts: options.urlContexts)
    }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { shown += contexts.map(\.url) }
}
@MainActor @Test func everyParcelIsStillShown() async throws {
    let comparison = Comparison(before: { OldAppDelegate() }, after: { OldAppDelegate() }, sceneDelegate: { NewSceneDelegate() },
        effects: { defer { shown = [] }; return shown.map(\.path) }).acceptingSceneAdoption()
    let report = await comparison.run([.url(try #require(URL(string: "courier://parcel/7")))])
    #expect(report.hasNoDifferences)
}
