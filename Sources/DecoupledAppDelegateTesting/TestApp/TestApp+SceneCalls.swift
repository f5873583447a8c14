#if !canImport(UIKit)
package import DecoupledAppDelegate
import DecoupledAppDelegateTracing
package import HeadlessUIKit

// What the headless system does with the application's scenes, of which the test app takes note.
extension TestApp: SystemPlayer {
    package func willCall(_ method: String, of scene: UIScene) -> (Any) -> Void {
        let recordCount = records.count
        let delegate = scene.delegate
        let event = AppEvent.allCases.first { $0.sceneMethod == method } ?? AppEvent(rawValue: method)
        var input: Any = sceneInputs[event] ?? scene
        // A window that a scene's delegate has by then comes from the storyboard, and UIKit shows it in the scene.
        if event == .sceneWillConnect {
            if let stored = (delegate as? any UIWindowSceneDelegate)?.window ?? nil {
                stored.windowScene = stored.windowScene ?? scene as? UIWindowScene
                stored.isHidden = false
            }
            input = (scene, scene.session, scene.connectionOptions) as SceneConnectionInput
        }
        onStep(.methodBegins(event))
        return { [self] answer in
            defer { onStep(.methodReturns(event)) }
            guard let delegate, !delegate.isOfPackage, !hasRecord(of: event, after: recordCount) else { return }
            onStep(.sceneCall(SceneCall(of: event, input, by: delegate, returning: answer)))
        }
    }

    package func willPost(_ name: Notification.Name, from object: UIResponder) {
        guard let event = AppEvent.posting(name) else { return }
        onStep(.postBegins(event))
        life.note(event)
        // The package observes the application from the start, so that its handlers come before other observers.
        guard event.isOfState else { return }
        delegate.router.route(posted: event, from: application)
        shownDelegate.inheriting?.router.route(posted: event, from: application)
    }

    package func didPost(_ name: Notification.Name, from object: UIResponder) {
        let event = AppEvent.posting(name)
        if event != nil { onStep(.postEnds) }
        if event == .willTerminate { end() }
        guard let event, let scene = object as? UIScene else { return }
        switch event {
        case .sceneWillConnect: scenes.append(scene)
        case .sceneDidDisconnect: scenes.removeAll { $0 === scene }
        default: break
        }
        delegate.router.route(posted: event, from: scene)
    }

    package func makeDelegate(for configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        if let made = makeSceneDelegate?() {
            // The package's scene delegate belongs to the test's app delegate, which calls the other one.
            let delegate = shownDelegate.inheriting != nil && made.isOfPackage ? SceneDelegate(for: delegate) : made
            configuration.delegateClass = type(of: delegate)
            return delegate
        }
        return configuration.delegateClass == nil && configuration.role.isAppWindow ? SceneDelegate() : nil
    }

    /// Whether a scene's delegate is of a class of the app's own, one that inherits from `SceneDelegate` included.
    func isOwnDelegate(of scene: UIScene?) -> Bool { scene?.delegate?.isOfPackage == false }

    func hasRecord(of event: AppEvent, after recordCount: Int) -> Bool {
        records.dropFirst(recordCount).contains { $0.event == event }
    }
}

nonisolated extension AppEvent {
    /// The event that UIKit posts a notification of, whether of the application or of a scene; nil if there is none.
    @MainActor fileprivate static func posting(_ name: Notification.Name) -> AppEvent? {
        switch name {
        case UIScene.willConnectNotification: .sceneWillConnect
        case UIScene.willEnterForegroundNotification: .sceneWillEnterForeground
        case UIScene.didActivateNotification: .sceneDidBecomeActive
        case UIScene.willDeactivateNotification: .sceneWillResignActive
        case UIScene.didEnterBackgroundNotification: .sceneDidEnterBackground
        case UIScene.didDisconnectNotification: .sceneDidDisconnect
        default: allCases.first { $0.notification == name }
        }
    }
}

extension SceneCall {
    @MainActor init(of event: AppEvent, _ input: Any, by delegate: any UISceneDelegate, returning answer: Any = ()) {
        let text =
            switch answer {
            case is Void: ""
            case let activity as NSUserActivity: InputText().text(of: activity, at: event)
            default: "nil"
            }
        self.init(
            event: event, input: InputText().text(of: input, at: event), delegate: "\(type(of: delegate))",
            answer: text)
    }
}
#endif
