import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing

/// An app delegate hears of its own application alone; a process of tests has many.
@MainActor struct OtherApplicationTests {
    private let own = IsolatedApp()
    private let other = IsolatedApp(scenes: SceneManifest())

    @Test func anAppDelegateTakesNoOtherApplicationForItsOwn() {
        let warned = Warned()
        own.delegate.systemConditionsDelegate = [warned]
        other.launch()
        own.delegate.deliver(.didReceiveMemoryWarning)
        #expect(warned.application === UIApplication.shared)
    }

    @Test(arguments: [0, 100]) func howManyOtherAppDelegatesThereAreMakesNoDifferenceToAnApplication(others: Int) {
        let alone = readsOfALife(beside: [])
        let unlaunched = (0..<others).map { _ in AppDelegate(roles: Roles()) }
        #expect(readsOfALife(beside: unlaunched) == alone)
        let launched = (0..<others).map { _ in IsolatedApp(application: CountingApplication()) }
        for app in launched {
            app.launch()
            _ = app.delegate.status
        }
        #expect(readsOfALife(beside: launched) == alone)
    }

    /// Leads an application from the launch to the background, and counts how often anybody has looked at a delegate.
    private func readsOfALife(beside others: [AnyObject]) -> Int {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.sceneClass = CountingScene.self
        let app = IsolatedApp(
            application: CountingApplication(), scenes: SceneManifest(configurations: [configuration]))
        _ = app.delegate.status
        CountedReads.count = 0
        app.launch()
        app.application.system.receiveMemoryWarning()
        app.application.system.enterBackground()
        app.application.connectedScenes.forEach(app.application.system.disconnect)
        return withExtendedLifetime(others) { CountedReads.count }
    }
}

private final class Warned: SystemConditionsDelegate {
    private(set) var application: UIApplication?

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { self.application = application }
}

/// How often a delegate has been looked at, of whichever application or scene.
@MainActor private enum CountedReads {
    static var count = 0
}

private final class CountingApplication: UIApplication {
    override var delegate: (any UIApplicationDelegate)? {
        get {
            CountedReads.count += 1
            return unsafe super.delegate
        }
        set { unsafe super.delegate = newValue }
    }
}

private final class CountingScene: UIWindowScene {
    override var delegate: (any UISceneDelegate)? {
        get {
            CountedReads.count += 1
            return super.delegate
        }
        set { super.delegate = newValue }
    }
}
