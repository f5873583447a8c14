import DecoupledAppDelegate

/// The app delegate of an app whose scenes each show notes of their own.
final class NotesAppDelegate: UIResponder, UIApplicationDelegate {
    let journal = Journal()

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { journal.note("memory") }
    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("never under scenes") }
}

/// The app delegate that inherits from ours.
final class InheritingNotesAppDelegate: AppDelegate {
    let journal = Journal()

    override func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        journal.note("memory")
        super.applicationDidReceiveMemoryWarning(application)
    }

    override func applicationDidBecomeActive(_ application: UIApplication) {
        journal.note("never under scenes")
        super.applicationDidBecomeActive(application)
    }
}

/// The scene delegate that was there before; its object is the state of its scene.
final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var notes: [String] = []

    private var journal: Journal? {
        let delegate = unsafe UIApplication.shared.delegate
        return (delegate as? NotesAppDelegate)?.journal ?? (delegate as? InheritingNotesAppDelegate)?.journal
            ?? (delegate as? AppDelegate)?.wrappedDelegate(as: NotesAppDelegate.self)?.journal
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        notes += URLContexts.map(\.url.lastPathComponent)
        journal?.note("scene \(scene.session.persistentIdentifier) shows \(notes)")
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        journal?.note("scene \(scene.session.persistentIdentifier) closes \(notes)")
    }
}

/// The handlers that both become; what belongs to a scene is one line.
final class Desk: SceneURLDelegate, SceneConnectionDelegate, SystemConditionsDelegate {
    let journal = Journal()
    private let notes = SceneValues { _ in [String]() }

    func scene(_ scene: UIScene, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        notes[scene].append(url.lastPathComponent)
        journal.note("scene \(scene.session.persistentIdentifier) shows \(notes[scene])")
        return true
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        journal.note("scene \(scene.session.persistentIdentifier) closes \(notes[scene])")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { journal.note("memory") }
}
