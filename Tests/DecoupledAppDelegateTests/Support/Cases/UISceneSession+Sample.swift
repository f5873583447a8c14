import DecoupledAppDelegate

extension UISceneSession {
    /// A session whose configuration is named as its scene's purpose.
    static func sample(_ role: Role = .windowApplication) -> UISceneSession {
        let name = role == .windowApplication ? "window" : "display"
        return UISceneSession(
            persistentIdentifier: name,
            configuration: UISceneConfiguration(name: name, sessionRole: role)
        )
    }
}
