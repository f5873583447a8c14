import DecoupledAppDelegate
import TestSupport
import Testing

/// A URL that a scene is given reaches the handlers of URLs as in an app without scenes.
@MainActor
struct SceneURLTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = URLProbe()
    private var system: HeadlessSystem { app.application.system }

    init() {
        app.delegate.urlDelegate = [handler]
    }

    @Test(arguments: [true, false])
    func allFourOptionsSurviveTheWayFromAScene(isColdStart: Bool) throws {
        let attribution = UIEventAttribution(
            sourceIdentifier: 1,
            destinationURL: .page,
            sourceDescription: "advertisement",
            purchaser: "shop"
        )
        let context = UIOpenURLContext(
            url: .page,
            options: UIScene.OpenURLOptions(
                sourceApplication: "sender",
                annotation: "note",
                openInPlace: true,
                eventAttribution: attribution
            )
        )
        if isColdStart {
            system.launchReason = .background
            app.launch()
            system.connectScene(options: UIScene.ConnectionOptions(urlContexts: [context]))
        } else {
            app.launch()
            system.open([context])
        }
        #expect(handler.urls == [.page])
        #expect(handler.options[.sourceApplication] as? String == "sender")
        #expect(handler.options[.annotation] as? String == "note")
        #expect(handler.options[.openInPlace] as? Bool == true)
        #expect(handler.options[.eventAttribution] as? UIEventAttribution === attribution)
        #expect(handler.options.count == 4)
    }

    @Test func optionsThatAreNotThereStayAway() {
        app.launch()
        system.open([UIOpenURLContext(url: .page)])
        #expect(handler.options.count == 1)
        #expect(handler.options[.openInPlace] as? Bool == false)
    }

    @Test func everyURLOfASetIsOpenedOnceAndInTheSameOrderEachTime() {
        app.launch()
        let urls = (1...9).map { URL(fileURLWithPath: "/\($0)") }
        let seed = UInt64.random(in: .min ... .max)
        var generator = SplitMix64(seed: seed)
        for round in 1...20 {
            system.open(Set(urls.shuffled(using: &generator).map { UIOpenURLContext(url: $0) }))
            #expect(Array(handler.urls.suffix(9)) == urls, "the seed is \(seed)")
            #expect(handler.urls.count == 9 * round)
        }
    }

    @Test(arguments: [true, false])
    func aURLAtAColdStartIsOpenedOnce(hasScenes: Bool) async {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        app.delegate.urlDelegate = [handler]
        app.application.system.launchReason = .url(.page, sourceApplication: "sender")
        app.launch()
        await nextTurn()
        #expect(handler.urls == [.page])
        #expect(handler.options[.sourceApplication] as? String == "sender")
    }

    @Test func theFormWithASceneGetsTheSceneAndTheOtherFormIsNotCalled() throws {
        let aware = SceneAwareProbe()
        app.delegate.urlDelegate = [aware]
        app.launch()
        let second = try #require(system.connectScene())
        system.open([UIOpenURLContext(url: .page)], in: second)
        #expect(aware.scenes == [second])
        #expect(!aware.isToldWithoutScene)
    }

    @Test func aClaimStopsAtItsHandlerForEachURLOfAScene() {
        app.delegate.urlDelegate.append(URLProbe())
        let last = URLProbe()
        app.delegate.urlDelegate.append(last)
        app.launch()
        system.open([UIOpenURLContext(url: .page)])
        #expect(handler.urls == [.page])
        #expect(last.urls == [])
    }

    @Test(arguments: [true, false])
    func whatASceneDelegateFeedsItselfFromTheConnectionOptionsIsOpenedOnce(callsSuperFirst: Bool) {
        FeedingSceneDelegate.callsSuperFirst = callsSuperFirst
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = FeedingSceneDelegate.self
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        system.launchReason = .url(.page)
        app.launch()
        #expect(handler.urls == [.page])
        system.open(.page)
        #expect(handler.urls == [.page, .page])
    }
}

/// Has the method of a running app open what its scene connects for, as Xcode's template suggests, before or after super.
private final class FeedingSceneDelegate: SceneDelegate {
    static var callsSuperFirst = false

    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        if Self.callsSuperFirst { super.scene(scene, willConnectTo: session, options: connectionOptions) }
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        if !Self.callsSuperFirst { super.scene(scene, willConnectTo: session, options: connectionOptions) }
    }
}
