import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Handlers that have only the forms with a scene.
@MainActor struct SceneFormTests {
    private let app = TestApp()
    private let handler = SceneHandler()

    init() {
        app.delegate.urlDelegate = [handler]
        app.delegate.activityContinuationDelegate = [handler]
        app.delegate.shortcutItemDelegate = [handler]
    }

    @Test func aHandlerForScenesReceivesWhatBelongsToOne() async throws {
        let scene = app.connectScene(UIScene.ConnectionOptions())
        #expect(app.open(try #require(URL(string: "courier:")), in: scene))
        #expect(app.continueUserActivity(NSUserActivity(activityType: "reading"), in: scene))
        let item = UIApplicationShortcutItem(type: "send", localizedTitle: "Send")
        #expect(await app.performShortcut(item, in: scene) == true)
        #expect(handler.scenes == [scene, scene, scene])
    }

    @Test func aHandlerForScenesLeavesWhatBelongsToNone() async throws {
        #expect(!app.open(try #require(URL(string: "courier:"))))
        #expect(!app.continueUserActivity(NSUserActivity(activityType: "reading")))
        #expect(await app.performShortcut("send") == false)
        #expect(handler.scenes.isEmpty)
    }

    @Test func aClosureKnowsTheSceneAndMayReplaceTheArgumentsAlone() throws {
        let scene = app.connectScene(UIScene.ConnectionOptions())
        let (url, other) = (try #require(URL(string: "courier:")), try #require(URL(string: "other:")))
        var scenes: [UIScene?] = []
        app.delegate.intercept(.openURL) { call in
            scenes.append(call.scene)
            return call.next((other, [:]))
        }
        #expect(app.open(url, in: scene))
        #expect(app.delegate.deliver(.openURL, (url, [:]), in: scene))
        #expect(scenes == [scene, scene])
        #expect(handler.scenes == [scene, scene])
        #expect(handler.urls == [other, other])
    }

    @Test func anEventThatTheAppDelegateReceivesWithScenesTooHasNone() {
        let scene = app.connectScene(UIScene.ConnectionOptions())
        var scenes: [UIScene?] = []
        app.delegate.intercept(.handleBackgroundURLSessionEvents) { call in
            scenes.append(call.scene)
            return call.next()
        }
        app.delegate.deliver(.handleBackgroundURLSessionEvents, "session", in: scene)
        #expect(scenes == [nil])
    }
}

private final class SceneHandler {
    private(set) var scenes: [UIScene] = []
    private(set) var urls: [URL] = []
}

extension SceneHandler: SceneURLDelegate {
    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        scenes.append(scene)
        urls.append(url)
        return true
    }
}

extension SceneHandler: SceneActivityContinuationDelegate {
    func scene(
        _ scene: UIScene, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        scenes.append(scene)
        return true
    }
}

extension SceneHandler: SceneShortcutItemDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        scenes.append(windowScene)
        completionHandler(true)
    }
}

#if CloudKit
extension SceneFormTests {
    @Test func aHandlerForScenesReceivesAShareOfOne() {
        let (scene, handler) = (app.connectScene(UIScene.ConnectionOptions()), ShareHandler())
        app.delegate.cloudKitShareDelegate = [handler]
        app.delegate.deliver(
            .didAcceptCloudKitShare,
            CKShare.Metadata(containerIdentifier: "container"), in: scene)
        #expect(handler.scenes == [scene])
    }
}

private final class ShareHandler {
    private(set) var scenes: [UIScene] = []
}

extension ShareHandler: SceneCloudKitShareDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { scenes.append(windowScene) }
}
#endif
