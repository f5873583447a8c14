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
}

private final class SceneHandler {
    private(set) var scenes: [UIScene] = []
}

extension SceneHandler: SceneURLDelegate {
    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        scenes.append(scene)
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
