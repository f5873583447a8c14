package import Foundation

/// Who plays a part of the system to an application himself, as a test does, and leaves its scenes to this one.
@MainActor package protocol SystemPlayer: AnyObject {
    /// Called before a method of a scene's delegate is.
    ///
    /// - Parameters:
    ///   - method: The method's Objective-C name.
    ///   - scene: The scene.
    /// - Returns: What is called after the method.
    func willCall(_ method: String, of scene: UIScene) -> () -> Void

    /// Called before a notification is posted.
    ///
    /// - Parameters:
    ///   - name: The notification's name.
    ///   - object: The application, or the scene.
    func willPost(_ name: Notification.Name, from object: UIResponder)

    /// Called when a notification has been posted.
    ///
    /// - Parameters:
    ///   - name: The notification's name.
    ///   - object: The application, or the scene.
    func didPost(_ name: Notification.Name, from object: UIResponder)

    /// Makes the delegate of a scene.
    ///
    /// - Parameter configuration: How the scene is set up.
    /// - Returns: The delegate; nil for one of the class that the configuration names.
    func makeDelegate(for configuration: UISceneConfiguration) -> (any UISceneDelegate)?
}
