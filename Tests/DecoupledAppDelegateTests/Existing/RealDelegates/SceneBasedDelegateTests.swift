import DecoupledAppDelegate
import Testing

/// App delegates of apps that had scenes before: alone, wrapped, inherited and split they hear and do the same.
@MainActor
struct SceneBasedDelegateTests {
    enum Form: CaseIterable {
        case alone, wrapped, inherited, split
    }

    /// A browser whose scene delegate brings its app delegate what that is to know, by way of a cast.
    @Test(arguments: Form.allCases)
    func aBrowserHearsEachEventOnce(form: Form) async {
        let app = IsolatedApp(scenes: manifest(form == .split ? nil : BrowserSceneDelegate.self))
        let inheriting = InheritingBrowserAppDelegate(roles: Roles(), clock: app.clock)
        inheriting.onFault = { _ in }
        let old = BrowserAppDelegate()
        var (journal, delegate): (Journal, any UIApplicationDelegate) = (old.journal, old)
        switch form {
        case .alone: break
        case .wrapped:
            app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
            delegate = app.delegate
        case .inherited: (journal, delegate) = (inheriting.journal, inheriting)
        case .split:
            app.delegate.roles.append(BrowserLife(journal))
            app.delegate.roles.append(Tabs(journal))
            delegate = app.delegate
        }
        unsafe app.application.delegate = delegate
        await browse(by: app.application.system)
        #expect(journal.lines == Self.linesOfBrowsing)
        #expect(app.faults.allSatisfy { $0.reason == .foreignSceneDelegate })
        withExtendedLifetime(delegate) {}
    }

    /// Has a browser launched by a link, opened by others, and left.
    private func browse(by system: HeadlessSystem) async {
        system.launchReason = .url(.page)
        system.launch()
        system.open(URL(fileURLWithPath: "/second"))
        system.continueUserActivity(NSUserActivity(activityType: "reading"))
        system.enterBackground()
        system.receiveMemoryWarning()
        system.open(URL(fileURLWithPath: "/third"))
        system.enterBackground()
        await nextTurn()
    }

    /// What the browser notes of that, whoever calls it.
    private static let linesOfBrowsing = [
        "launch", "open page", "active", "open second", "continue reading", "background", "memory", "open third",
        "active", "background",
    ]

    /// The browser again, whose scene delegate has gone: ours brings the app delegate what the bridge has brought.
    @Test(arguments: Form.allCases.dropFirst())
    func aBrowserHearsTheSameOnceItsSceneDelegateHasGone(form: Form) async {
        let app = IsolatedApp(scenes: manifest(nil))
        let inheriting = InheritingBrowserAppDelegate(roles: Roles(), clock: app.clock)
        var faults: [Fault] = []
        inheriting.onFault = { faults.append($0) }
        let old = BrowserAppDelegate()
        var (journal, delegate): (Journal, any UIApplicationDelegate) = (old.journal, app.delegate)
        switch form {
        case .inherited: (journal, delegate) = (inheriting.journal, inheriting)
        case .split:
            app.delegate.roles.append(BrowserLife(journal))
            app.delegate.roles.append(Tabs(journal))
        default: app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        }
        unsafe app.application.delegate = delegate
        await browse(by: app.application.system)
        #expect(journal.lines == Self.linesOfBrowsing)
        #expect(app.faults + faults == [])
        withExtendedLifetime(delegate) {}
    }

    /// An app that keeps what a scene shows with the scene.
    @Test(arguments: Form.allCases)
    func notesBelongToTheirScene(form: Form) async throws {
        let app = IsolatedApp(scenes: manifest(form == .split ? nil : NotesSceneDelegate.self))
        let inheriting = InheritingNotesAppDelegate(roles: Roles(), clock: app.clock)
        inheriting.onFault = { _ in }
        let old = NotesAppDelegate()
        let desk = Desk()
        var (journal, delegate): (Journal, any UIApplicationDelegate) = (old.journal, old)
        switch form {
        case .alone: break
        case .wrapped:
            app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
            delegate = app.delegate
        case .inherited: (journal, delegate) = (inheriting.journal, inheriting)
        case .split:
            app.delegate.roles.append(desk)
            (journal, delegate) = (desk.journal, app.delegate)
        }
        unsafe app.application.delegate = delegate
        let system = app.application.system
        system.launch()
        let first = try #require(app.application.connectedScenes.first)
        let second = try #require(system.connectScene())
        for (name, scene) in [("a", first), ("b", second), ("c", first)] {
            system.open(URL(fileURLWithPath: "/\(name)"), in: scene)
        }
        system.disconnect(first)
        system.receiveMemoryWarning()
        await nextTurn()
        let again = try #require(system.reconnectScene(of: first.session))
        system.open(URL(fileURLWithPath: "/d"), in: again)
        #expect(
            journal.lines == [
                #"scene 1 shows ["a"]"#, #"scene 2 shows ["b"]"#, #"scene 1 shows ["a", "c"]"#,
                #"scene 1 closes ["a", "c"]"#, "memory", #"scene 1 shows ["d"]"#,
            ]
        )
        withExtendedLifetime(delegate) {}
    }

    private func manifest(_ type: AnyClass?) -> SceneManifest {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = type
        return SceneManifest(configurations: [configuration])
    }
}
