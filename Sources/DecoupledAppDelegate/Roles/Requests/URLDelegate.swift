/// The role that opens URLs.
///
/// Handlers are called in slot order, on the main thread, until one handles the URL by returning true; the result is
/// true if one did. ``ClaimRouting/everyHandler`` calls all of them instead. Without a handler the result is false.
///
/// A scene's URL is passed to the method that has the scene, whose default calls the one without: implement it if a
/// handler needs the scene, to present something there.
///
/// A URL that no handler has handled is kept for handlers that are added later, as ``AppDelegate/keptEventPolicy``
/// says. UIKit opens a browser for one that handlers have declined and that belongs to no scene: it is kept only if
/// ``KeptEventPolicy/respondsWithoutHandlers`` is true.
@preconcurrency @MainActor public protocol URLDelegate: RoleHandler {
    /// Called when UIKit asks the app to open a URL.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - app: The application.
    ///   - url: The URL.
    ///   - options: The app that opens the URL, and how it may be used.
    /// - Returns: True if the handler has handled the URL.
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool

    /// Called when UIKit asks a scene of the app to open a URL.
    ///
    /// The default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - url: The URL.
    ///   - options: The app that opens the URL, and how it may be used.
    /// - Returns: True if the handler has handled the URL.
    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool
}

extension URLDelegate {
    /// Calls the form without a scene.
    public func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        application(scene.ownApplication, open: url, options: options)
    }
}

/// The role that opens URLs in scenes, for handlers that have to know the scene.
///
/// It goes into the same slot as a ``URLDelegate``. It does not receive a URL without a scene: in an app without
/// scenes, and where a scene delegate of your own forwards the URL to the app delegate by hand before it calls super. A
/// class that adopts it has to implement ``URLDelegate/scene(_:open:options:)``, so that a misspelled method does not
/// compile.
@preconcurrency @MainActor public protocol SceneURLDelegate: URLDelegate {}

extension SceneURLDelegate {
    /// Returns `false`, which does not affect the result.
    public func application(_: UIApplication, open: URL, options: OpenURLOptions) -> Bool {
        defaultAnswer(to: .openURL, false)
    }

    /// Is not there: the method has no default.
    @available(*, unavailable, message: "Implement scene(_:open:options:).")
    public func scene(_: UIScene, open: URL, options: OpenURLOptions) -> Bool { false }
}

/// A handler that receives a scene's URL in the object in which UIKit has given it to the scene, which only UIKit can
/// create.
@MainActor protocol URLContextReceiver {
    /// Opens a URL, and returns whether that handles it.
    func open(_ context: UIOpenURLContext, in scene: UIScene) -> Bool
}

/// The arguments of a URL to open.
public typealias URLInput = (url: URL, options: OpenURLOptions)

nonisolated extension AppEvent {
    /// The system asks the app to open a URL.
    public static let openURL = Event<URLInput, Bool>("application:openURL:options:")
}

/// Who asks the app to open a URL, and how the URL may be used: the dictionary that UIKit's method has.
///
/// UIKit has deprecated the type of its keys for apps whose lowest version is iOS 26, since scenes have other options.
/// Under this name a handler's method compiles in such an app without a warning.
public typealias OpenURLOptions = [UIApplication.OpenURLOptionsKey: Any]

extension Slots {
    /// URLs to open.
    public var urlDelegate: Slot<any URLDelegate> {
        Slot {
            asked(.openURL, combining: Claim(), .hasFallback) { handler, input, sender in
                guard let scene = sender.scene else {
                    return handler.application(sender.application, open: input.url, options: input.options)
                }
                if let receiver = handler as? any URLContextReceiver,
                    let context = sender.object as? UIOpenURLContext, context.url == input.url
                {
                    return receiver.open(context, in: scene)
                }
                return handler.scene(scene, open: input.url, options: input.options)
            }
            .sentToScenes(content: { $0.url })
            .keepable(answeringWhileHeld: true)
        }
    }
}
