#if !(os(iOS) || os(tvOS) || os(visionOS))
public import DecoupledAppDelegate
import HeadlessUIKit

// The states of scenes, which the app follows: it comes to the front with the first of them, and leaves it with the last.
extension TestApp {
    /// Brings a scene to the front.
    ///
    /// - Parameter scene: The scene.
    public func enterForeground(_ scene: UIScene) { play { $0.activate(scene) } }

    /// Takes a scene from the front, where it stays visible, as something that covers it does.
    ///
    /// - Parameter scene: The scene.
    public func deactivate(_ scene: UIScene) { play { $0.deactivate(scene) } }

    /// Puts a scene into the background, and the app with it if it is the last one in front.
    ///
    /// - Parameter scene: The scene.
    public func enterBackground(_ scene: UIScene) { play { $0.enterBackground(scene) } }

    /// Brings a scene into a state, through the states on the way there.
    ///
    /// - Parameters:
    ///   - scene: The scene, which is connected.
    ///   - state: The state; a scene that is to be unattached is disconnected.
    public func move(_ scene: UIScene, to state: UIScene.ActivationState) {
        play { system in
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

    /// Puts all scenes into the background; false if there are none.
    func putScenesAway() -> Bool {
        if !scenes.isEmpty { play { $0.enterBackground() } }
        return !scenes.isEmpty
    }

    /// Brings the scenes to the front that were there before; false if there are none.
    func bringScenesBack() -> Bool {
        if !scenes.isEmpty { play { $0.enterForeground() } }
        return !scenes.isEmpty
    }

    /// Does something for which the scene comes to the front that was there last.
    func inForegroundOfScene<Answer>(_ body: () -> Answer) -> Answer {
        play { system in
            guard let scene = system.frontScene else { return body() }
            return system.inForeground(scene, body)
        }
    }
}
#endif
