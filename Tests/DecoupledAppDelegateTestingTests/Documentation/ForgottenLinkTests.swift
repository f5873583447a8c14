import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor private var shown: [String] = []

private final class OldDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        shown.append(url.lastPathComponent)
        return true
    }
}

/// The scene delegate of “Moving an existing app”, without the method for what a scene connects with.
private final class ForgetfulSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { shown.append(context.url.lastPathComponent) }
    }
}

// The report counts the methods of all traits.
#if RemoteNotifications && CloudKit && Intents && (os(Linux) || os(macOS))
@MainActor struct ForgottenLinkTests {
    @Test func theReportThatIsDocumentedIsTheOneThatIsPrinted() async throws {
        let link = try #require(URL(string: "notes://note/7"))
        let comparison = Comparison(
            before: { OldDelegate() },
            after: { OldDelegate() },
            sceneDelegate: { ForgetfulSceneDelegate() },
            effects: {
                defer { shown = [] }
                return shown
            }
        )
        .acceptingSceneAdoption()
        let report = "\(await comparison.run([.url(link)]))"
        let articles = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../../Sources/DecoupledAppDelegate/DecoupledAppDelegate.docc/Articles"
        ).standardized
        let pages = try FileManager.default.contentsOfDirectory(at: articles, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }
        // The page leaves out who is called, and which methods have no sample.
        let (coverage, differences, methods) = ("without a sample", "1 difference, ", "Methods without a sample: ")
        let start = try #require(report.range(of: coverage)?.upperBound)
        let rest = try #require(report.range(of: differences)?.lowerBound)
        let end = try #require(report.range(of: methods)?.upperBound)
        let shortened = "```\n\(report[..<start])\n\(report[rest..<end])...\n```"
        #expect(pages.contains { $0.contains(shortened) }, "\(report)")
    }
}
#endif
