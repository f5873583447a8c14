import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    /// What can go wrong with any handler, and what an app hears once more that has adopted scenes.
    static let everywhere: [Mistake] = [
        Mistake(
            "Nobody handles anything",
            [
                .notHandled: .openURL, .notHandled: .performShortcutAction, .notHandled: .didReceiveRemoteNotification,
                .notHandled: .didReceiveMemoryWarning, .notHandled: .significantTimeChange,
                .notHandled: .protectedDataWillBecomeUnavailable, .notHandled: .protectedDataDidBecomeAvailable,
                .notHandled: .performFetch, .notHandled: .handleBackgroundURLSessionEvents,
                .notHandled: .willPresentNotification, .notHandled: .supportedInterfaceOrientations,
                .notHandled: .shouldAllowExtensionPoint, .notHandled: .shouldSaveState,
                .notHandled: .shouldRestoreState, .notHandled: .didAcceptCloudKitShare, .notificationCenter: nil,
            ]
        ) { $0 = Roles() },
        Mistake(
            "Handlers are told in the opposite order",
            [
                .order: .didFinishLaunching, .order: .didEnterBackground, .order: .willTerminate,
                .order: .didReceiveMemoryWarning,
            ]
        ) {
            $0.appStateDelegate.reverse()
            $0.systemConditionsDelegate.reverse()
        },
        Mistake("A handler is in a slot twice", [.fault: nil]) {
            $0.appStateDelegate.append(Array($0.appStateDelegate)[0])
        },
        Mistake(
            "Completion handlers are dropped",
            [
                .fault: .didReceiveRemoteNotification, .fault: .performFetch,
                .fault: .handleBackgroundURLSessionEvents, .fault: .didReceiveNotificationResponse,
            ]
        ) {
            let silent = RecordingHandler()
            silent.answer(.didReceiveRemoteNotification, .never)
            silent.answer(.performFetch, .never)
            silent.answer(.handleBackgroundURLSessionEvents, .never)
            silent.answer(.didReceiveNotificationResponse, .never)
            $0.append(silent)
        },
        Mistake(
            "Completion handlers are called on another thread",
            [.thread: .didReceiveRemoteNotification, .thread: .performFetch, .thread: .performShortcutAction]
        ) {
            let background = RecordingHandler()
            let queue = DispatchQueue.global()
            background.answer(.didReceiveRemoteNotification) { _, done in queue.async { done(.noData) } }
            background.answer(.performFetch) { _, done in queue.async { done(.noData) } }
            background.answer(.performShortcutAction) { _, done in queue.async { done(false) } }
            $0.append(background)
        },
        Mistake("A push waits for a handler that lets others run", [.timing: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.append(
                Handling(.didReceiveRemoteNotification) { _ in
                    await Task.yield()
                    return .noData
                })
        },
        Mistake("The URL that a scene connects for is opened twice", in: .withScenes, [.effects: .sceneWillConnect]) {
            let links = Links(LinkRouter())
            $0.sceneConnectionDelegate.append(
                Handling(.sceneWillConnect) {
                    for context in $0.connectionOptions.urlContexts { _ = links.open(context.url, [:]) }
                })
        },
        Mistake(
            "What the app is told is done for its scene, too", in: .withScenes,
            [
                .effects: .sceneDidBecomeActive, .effects: .sceneDidEnterBackground,
                .effects: .sceneWillEnterForeground, .effects: .sceneDidDisconnect,
            ]
        ) {
            let scenes = RecordingHandler()
            scenes.answer(.sceneDidBecomeActive) { _ in Appointments.checkIn(at: "3") }
            scenes.answer(.sceneDidEnterBackground) { _ in Messages.saveDraft() }
            scenes.answer(.sceneWillEnterForeground) { _ in Server.tell("patient is back") }
            scenes.answer(.sceneDidDisconnect) { _ in Journal.note("records closed") }
            $0.sceneStateDelegate.append(scenes)
            $0.sceneConnectionDelegate.append(scenes)
        },
        Mistake("Scenes still have the scene delegate that they had", in: .withScenes, [.missingEvent: .openURL]) {
            $0.sceneSessionDelegate = [Windows()]
        },
    ]
}
