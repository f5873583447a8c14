// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor enum Opened { static var notes: [String] = [] }              // stands for your navigation
final class NotesAppDelegate: UIResponder, UIApplicationDelegate {      // yours, as it is
    func application(_ app: UIApplication, open url: URL,
                     options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Opened.notes.append(url.lastPathComponent)
        return true
    }
}

final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {    // yours, as you plan it
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options: UIScene.ConnectionOptions) {
        self.scene(scene, openURLContexts: options.urlContexts)
    }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { Opened.notes.append(context.url.lastPathComponent) }
    }
}

@MainActor struct SceneAdoptionTests {
    @Test func everyLinkIsStillOpened() async throws {
        let link = try #require(URL(string: "notes://note/7"))
        let comparison = Comparison(
            before: { NotesAppDelegate() },
            after: { NotesAppDelegate() }, sceneDelegate: { NotesSceneDelegate() },
            effects: { defer { Opened.notes = [] }; return Opened.notes }
        )
        .acceptingSceneAdoption()                                       // launch options are nil, and the like
        let report = await comparison.run([.url(link)])
        #expect(report.hasNoDifferences)
    }
}
