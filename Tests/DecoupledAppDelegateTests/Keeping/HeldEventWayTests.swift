import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// A locked app: whatever can be kept is held, whichever way it comes, and handlers receive it once when the lock is gone.
@MainActor
@Suite(.net)
struct HeldEventWayTests {
    private let handler = RecordingHandler.taking()
    private let observer = RecordingHandler.taking()
    private let app = TestApp()

    @Test(arguments: Request.all, Way.allCases)
    fileprivate func anEventIsHeldAndReleasedOnce(request: Request, way: Way) async {
        app.delegate.roles = Roles(handler)
        app.delegate.roles.append(Observing(observer))
        let lock = app.delegate.intercept(
            [request.event], key: "lock", admitting: { _ in false }, keepingRejected: true)
        #expect(await way.send(request, app))
        await app.settle()
        #expect(!handler.events.contains(request.event))
        #expect(!observer.events.contains(request.event))
        await app.advance(by: 3_600)
        lock.cancel()
        #expect(!handler.events.contains(request.event))
        await app.settle()
        #expect(handler.events.filter { $0 == request.event } == [request.event])
        #expect(observer.events.filter { $0 == request.event } == [request.event])
        #expect(
            app.records.filter { $0.event == request.event }.map { $0.notAsked.map(\.description) } == [
                ["held by lock"], ["released by lock"],
            ])
        #expect(app.records.filter { $0.event == request.event }.map(\.answer) == [request.answer, request.answer])
        await app.advance(by: 3_600)
        #expect(handler.events.filter { $0 == request.event }.count == 1)
        #expect(app.faults == [])
    }

    @Test(arguments: Request.all, Way.allCases)
    fileprivate func anEventIsHeldThoughItsSlotIsEmpty(request: Request, way: Way) async {
        let lock = app.delegate.intercept(
            [request.event], key: "lock", admitting: { _ in false }, keepingRejected: true)
        #expect(await way.send(request, app))
        await app.advance(by: 3_600)
        app.delegate.roles.append(handler)
        await app.settle()
        #expect(!handler.events.contains(request.event))
        lock.cancel()
        await app.settle()
        #expect(handler.events.filter { $0 == request.event } == [request.event])
        #expect(app.faults.filter { $0.reason.name != "missed" } == [])
    }

    @Test func theSceneOfAnEventIsThatInWhichItCame() async {
        let probe = SceneAwareProbe()
        app.delegate.urlDelegate = [probe]
        app.delegate.activityContinuationDelegate = [probe]
        app.delegate.shortcutItemDelegate = [probe]
        let lock = app.delegate.intercept(
            [.openURL, .continueUserActivity, .performShortcutAction], key: "lock", admitting: { _ in false },
            keepingRejected: true)
        let (first, second) = (app.connectScene(opening: .page), app.connectScene())
        app.continueUserActivity(NSUserActivity(activityType: "order"), in: second)
        #expect(await app.performShortcut(.scan, in: first) == true)
        lock.cancel()
        await app.settle()
        #expect(probe.scenes == [first, second, first])
        #expect(!probe.isToldWithoutScene)
    }
}

/// How a request reaches an app.
private enum Way: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case withoutScenes, launchWithoutScenes, scene, connection, secondScene, secondConnection, swiftUI,
        swiftUIConnection

    var testDescription: String { rawValue }

    /// Sends a request, and returns whether UIKit is told that it has been handled.
    @MainActor func send(_ request: Request, _ app: TestApp) async -> Bool {
        switch self {
        case .withoutScenes:
            app.launch()
            return await request.send(app, nil)
        case .launchWithoutScenes: return await request.launch(app)
        case .scene: return await request.send(app, app.connectScene())
        case .connection:
            app.connectScene(request.options(app))
            return true
        case .secondScene:
            app.connectScene()
            return await request.send(app, app.connectScene())
        case .secondConnection:
            app.connectScene()
            app.connectScene(request.options(app))
            return true
        case .swiftUI:
            app.sceneDelegateClass = PartialSceneDelegate.self
            return await request.send(app, app.connectScene())
        case .swiftUIConnection:
            app.sceneDelegateClass = PartialSceneDelegate.self
            app.connectScene(request.options(app))
            return true
        }
    }
}

/// An event that can be kept.
private struct Request: CustomTestStringConvertible, Sendable {
    let event: AppEvent
    let testDescription: String

    /// What a record says that UIKit is answered while the event is held, and what handlers answer later.
    var answer: String {
        [.openURL, .continueUserActivity, .performShortcutAction].contains(event) ? "true" : "done"
    }

    /// Sends it to an app that runs, to its scene if it has scenes, and returns whether UIKit is told that it has been handled.
    let send: @MainActor @Sendable (TestApp, UIWindowScene?) async -> Bool

    /// Launches an app without scenes for it.
    let launch: @MainActor @Sendable (TestApp) async -> Bool

    /// What a scene connects with that is created for it.
    let options: @MainActor @Sendable (TestApp) -> UIScene.ConnectionOptions

    init(
        _ event: AppEvent, _ name: String, send: @escaping @MainActor @Sendable (TestApp, UIWindowScene?) async -> Bool,
        launch: @escaping @MainActor @Sendable (TestApp) async -> Bool,
        options: @escaping @MainActor @Sendable (TestApp) -> UIScene.ConnectionOptions
    ) {
        (self.event, testDescription, self.send, self.launch, self.options) = (event, name, send, launch, options)
    }

    static let all = requests + shares

    private static let requests = [
        Request(.openURL, "URL") { app, scene in
            scene.map { app.open(.page, in: $0) } ?? app.open(.page)
        } launch: {
            $0.launch(opening: .page)
        } options: { _ in
            .init(urlContexts: [UIOpenURLContext(url: .page)])
        },
        Request(.continueUserActivity, "activity") { app, scene in
            let activity = NSUserActivity(activityType: "order")
            return scene.map { app.continueUserActivity(activity, in: $0) } ?? app.continueUserActivity(activity)
        } launch: {
            $0.launch(continuing: NSUserActivity(activityType: "order"))
        } options: { _ in
            .init(userActivities: [NSUserActivity(activityType: "order")])
        },
        Request(.performShortcutAction, "quick action") { app, scene in
            if let scene { return await app.performShortcut(.scan, in: scene) == true }
            return await app.performShortcut("scan") == true
        } launch: {
            await $0.launch(performing: .scan) == true
        } options: { _ in
            .init(shortcutItem: .scan)
        },
        Request(.didReceiveNotificationResponse, "response") { app, _ in
            await app.respond(to: app.makeResponse(to: [:]))
        } launch: {
            await $0.launch(respondingTo: $0.makeResponse(to: [:]))
        } options: {
            .init(notificationResponse: $0.makeResponse(to: [:]))
        },
    ]

    #if CloudKit
    private static let shares = [
        Request(.didAcceptCloudKitShare, "share") { app, scene in
            app.deliver(.didAcceptCloudKitShare, CKShare.Metadata(containerIdentifier: "container"), in: scene)
            return true
        } launch: {
            $0.launch()
            $0.deliver(.didAcceptCloudKitShare, CKShare.Metadata(containerIdentifier: "container"))
            return true
        } options: { _ in
            .init(cloudKitShareMetadata: CKShare.Metadata(containerIdentifier: "container"))
        }
    ]
    #else
    private static let shares: [Request] = []
    #endif
}

extension UIApplicationShortcutItem {
    fileprivate static var scan: UIApplicationShortcutItem {
        UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
    }
}
