#if !(os(iOS) || os(tvOS) || os(visionOS))
public import DecoupledAppDelegate
import HeadlessUIKit

// The states of scenes, which the app follows: it comes to the front with the first of them, and leaves it with the last.
extension TestApp {
    /// Brings a scene to the front.
    ///
    /// - Parameter scene: The scene.
    public func enterForeground(_ scene: UIScene) {
        show(scene)
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .foregroundActive
        tell(scene, .sceneDidBecomeActive) { $0.sceneDidBecomeActive(scene) }
        post(UIScene.didActivateNotification, of: scene)
        follow(.didBecomeActive, from: .inactive)
    }

    /// Takes a scene from the front, where it stays visible, as something that covers it does.
    ///
    /// - Parameter scene: The scene.
    public func deactivate(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        tell(scene, .sceneWillResignActive) { $0.sceneWillResignActive(scene) }
        post(UIScene.willDeactivateNotification, of: scene)
        scene.activationState = .foregroundInactive
        if scenes.allSatisfy({ $0.activationState != .foregroundActive }) { follow(.willResignActive, from: .active) }
    }

    /// Puts a scene into the background, and the app with it if it is the last one in front.
    ///
    /// - Parameter scene: The scene.
    public func enterBackground(_ scene: UIScene) {
        deactivate(scene)
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .background
        tell(scene, .sceneDidEnterBackground) { $0.sceneDidEnterBackground(scene) }
        post(UIScene.didEnterBackgroundNotification, of: scene)
        isInBackground = scenes.allSatisfy { $0.activationState == .background }
        if isInBackground { follow(.didEnterBackground, from: .inactive) }
    }

    /// Brings a scene into a state, through the states on the way there.
    ///
    /// - Parameters:
    ///   - scene: The scene, which is connected.
    ///   - state: The state; a scene that is to be unattached is disconnected.
    public func move(_ scene: UIScene, to state: UIScene.ActivationState) {
        switch state {
        case .foregroundActive: enterForeground(scene)
        case .foregroundInactive:
            show(scene)
            deactivate(scene)
        case .background: enterBackground(scene)
        case .unattached: disconnect(scene)
        }
    }

    /// Makes a scene visible without making it active.
    func show(_ scene: UIScene) {
        guard [.background, .unattached].contains(scene.activationState), scenes.contains(scene) else { return }
        isInBackground = false
        tell(scene, .sceneWillEnterForeground) { $0.sceneWillEnterForeground(scene) }
        post(UIScene.willEnterForegroundNotification, of: scene)
        follow(.willEnterForeground, from: .background)
        scene.activationState = .foregroundInactive
    }

    /// Puts all scenes into the background; false if there are none.
    func putScenesAway() -> Bool {
        for scene in scenes { enterBackground(scene) }
        return !scenes.isEmpty
    }

    /// Brings all scenes to the front; false if there are none.
    func bringScenesBack() -> Bool {
        for scene in scenes { enterForeground(scene) }
        return !scenes.isEmpty
    }

    /// Has the app follow its scenes: UIKit posts it, and calls no app delegate.
    private func follow(_ event: AppEvent, from state: UIApplication.State) {
        guard application.applicationState == state else { return }
        telling(event) {}
        delegate.learn(event, of: application)
    }
}
#endif
