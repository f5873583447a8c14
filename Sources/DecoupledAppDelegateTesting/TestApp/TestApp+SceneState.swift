#if !canImport(UIKit)
public import DecoupledAppDelegate
import HeadlessUIKit

// The states of scenes, which the app follows: it comes to the front with the first of them, and leaves it with the last.
extension TestApp {
    /// Brings a scene to the front.
    ///
    /// - Parameter scene: The scene.
    public func enterForeground(_ scene: UIScene) { withSystem { $0.activate(scene) } }

    /// Takes a scene from the front, where it stays visible, as something that covers it does.
    ///
    /// - Parameter scene: The scene.
    public func deactivate(_ scene: UIScene) { withSystem { $0.deactivate(scene) } }

    /// Puts a scene into the background, and the app with it if it is the last one in front.
    ///
    /// - Parameter scene: The scene.
    public func enterBackground(_ scene: UIScene) { withSystem { $0.enterBackground(scene) } }

    /// Brings a scene into a state, through the states on the way there.
    ///
    /// - Parameters:
    ///   - scene: The scene, which is connected.
    ///   - state: The state; a scene that is to be unattached is disconnected.
    public func move(_ scene: UIScene, to state: UIScene.ActivationState) {
        withSystem { system in
            switch state {
            case .foregroundActive: system.activate(scene)
            case .foregroundInactive:
                system.enterForeground(scene)
                system.deactivate(scene)
            case .background: system.enterBackground(scene)
            case .unattached: system.disconnect(scene)
            }
        }
    }

    func enterBackgroundWithScenes() { withSystem { $0.enterBackground() } }

    /// Brings the scenes to the front that were there before, or connects one.
    func enterForegroundWithScenes() { withSystem { $0.enterForeground() } }

    /// Does something for which the scene comes to the front that was there last, or one connects.
    func inForegroundOfScene<Answer>(_ body: () -> Answer) -> Answer {
        withSystem { $0.toFront(for: UIScene.ConnectionOptions(), body) }
    }

    /// Sends a response to a notification, for which the app, or its scene, comes to the front.
    func inForeground(for response: UNNotificationResponse) -> SentResponse {
        guard hasScenes else { return inForeground { send(response) } }
        response.targetScene = application.system.frontScene
        let options = UIScene.ConnectionOptions(notificationResponse: response)
        return withSystem { $0.toFront(for: options) { send(response) } }
    }
}
#endif
