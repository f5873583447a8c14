import Foundation
import HeadlessUIKit

/// A device whose application has scenes, whose delegates note in the same log.
@MainActor struct Tablet: Device {
    let application = UIApplication()
    let delegate = RecordingDelegate()

    /// - Parameter lacks: The methods that the application's delegate, and those of its scenes, deny to have.
    init(lacks: Set<String> = []) {
        let configuration = UISceneConfiguration(name: "Window", sessionRole: .windowApplication)
        configuration.delegateClass = RecordingSceneDelegate.self
        system.configuration.sources = []
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        delegate.lacks = lacks
        delegate.orientations = .allButUpsideDown
        unsafe application.delegate = delegate
    }

    /// A tablet with an application that has been launched, what that led to left aside.
    static func launched(lacks: Set<String> = []) -> Tablet {
        let tablet = Tablet(lacks: lacks)
        tablet.system.launch()
        tablet.delegate.log = []
        return tablet
    }

    /// The delegate of the scene with an identifier.
    func sceneDelegate(_ identifier: String = "1") -> RecordingSceneDelegate? {
        scene(identifier)?.delegate as? RecordingSceneDelegate
    }

    /// The connected scene with an identifier.
    func scene(_ identifier: String = "1") -> UIWindowScene? {
        application.connectedScenes.first { $0.session.persistentIdentifier == identifier } as? UIWindowScene
    }
}
