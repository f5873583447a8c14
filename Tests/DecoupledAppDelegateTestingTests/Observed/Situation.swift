import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Something that happens to an app, as the headless application plays it and as a test app does.
struct Situation: Sendable, CustomTestStringConvertible {
    enum Start: Sendable { case cold, foreground, background }

    let testDescription: String
    let start: Start
    let hasScenes: Bool
    let handsNotifications: Bool
    let headless: @MainActor (HeadlessSystem) -> Void
    let testApp: @MainActor (TestApp) async -> Void

    init(
        _ name: String, _ start: Start, scenes hasScenes: Bool, center handsNotifications: Bool = true,
        headless: @escaping @MainActor (HeadlessSystem) -> Void, testApp: @escaping @MainActor (TestApp) async -> Void
    ) {
        testDescription = "\(name), \(start), \(hasScenes ? "with" : "without") scenes"
        self.start = start
        self.hasScenes = hasScenes
        self.handsNotifications = handsNotifications
        self.headless = headless
        self.testApp = testApp
    }

    /// A handler of everything but what a test app does not play: orientations at a launch, and saved state.
    @MainActor private func makeHandler() -> RecordingHandler {
        var unwanted: Set<AppEvent> = [
            .supportedInterfaceOrientations, .shouldSaveState, .willEncodeState, .shouldRestoreState, .didDecodeState,
        ]
        // An app whose delegate configures scenes has adopted them.
        if !hasScenes { unwanted.insert(.configurationForConnectingScene) }
        if !handsNotifications {
            unwanted.formUnion([.willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings])
        }
        let handler = RecordingHandler(wanting: Set(AppEvent.allCases).subtracting(unwanted))
        handler.answer(.openURL, with: true)
        handler.answer(.continueUserActivity, with: true)
        return handler
    }

    @MainActor private func makeRoles(_ handler: RecordingHandler) -> Roles {
        var roles = Roles()
        roles.append(handler)
        return roles
    }

    /// What the handlers of a headless application hear, and the app's state at the end.
    @MainActor func heardHeadless() async -> [String] {
        let handler = makeHandler()
        let application = UIApplication()
        application.system.configuration.sources = []
        application.system.configuration.sceneManifest = hasScenes ? SceneManifest() : nil
        let delegate = AppDelegate(roles: makeRoles(handler), clock: ManualClock())
        unsafe application.delegate = delegate
        if start != .cold { application.system.launch() }
        if start == .background { application.system.enterBackground() }
        await nextTurn()
        handler.removeEntries()
        headless(application.system)
        await nextTurn()
        return handler.heard + ["\(application.applicationState)"]
    }

    /// What the handlers of a test app hear, and the app's state at the end.
    @MainActor func heardInTestApp() async -> [String] {
        let handler = makeHandler()
        let app = TestApp(roles: makeRoles(handler))
        if start != .cold { if hasScenes { app.connectScene() } else { app.launch() } }
        if start == .background { app.enterBackground() }
        await nextTurn()
        handler.removeEntries()
        await testApp(app)
        await nextTurn()
        return handler.heard + ["\(app.application.applicationState)"]
    }

    @MainActor private func nextTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}

extension RecordingHandler {
    /// The events with their arguments, which name no object by its address.
    fileprivate var heard: [String] {
        entries.map {
            "\($0)".replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
                .replacingOccurrences(
                    of: "[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}", with: "…", options: .regularExpression)
        }
    }
}
