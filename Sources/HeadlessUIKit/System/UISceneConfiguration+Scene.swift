extension UISceneConfiguration {
    /// Makes the scene and its delegate.
    func makeScene(
        session: UISceneSession, options: UIScene.ConnectionOptions, for player: (any SystemPlayer)?
    ) -> UIScene {
        let scene = sceneType.init(session: session, connectionOptions: options)
        scene.delegate = player?.makeDelegate(for: self) ?? makeDelegate()
        return scene
    }

    private var sceneType: UIScene.Type {
        if let type = sceneClass as? UIScene.Type { return type }
        if let sceneClass {
            report("\(sceneClass) is the class of the scene \(title) and must inherit from UIScene; it is left out")
        }
        let isForWindows = [.windowApplication, .windowExternalDisplayNonInteractive].contains(role)
        return isForWindows ? UIWindowScene.self : UIScene.self
    }

    private func makeDelegate() -> (any UISceneDelegate)? {
        guard let delegateClass else {
            report(
                """
                the scene \(title) has no delegate, for which UIKit refuses to go on: neither what the application \
                declares nor \(DelegateMethod.configurationForConnectingScene.rawValue) names its class
                """)
            return nil
        }
        guard let type = delegateClass as? any UISceneDelegate.Type else {
            report("\(delegateClass) is the delegate class of the scene \(title) and must conform to UISceneDelegate")
            return nil
        }
        return type.make()
    }

    private var title: String { name ?? role.rawValue }
}
