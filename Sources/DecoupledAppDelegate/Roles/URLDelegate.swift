/// The role that opens URLs.
///
/// Handlers are asked in slot order, on the main thread, until one claims the URL by answering true; the combined answer is true
/// if one did. ``ClaimRouting/everyHandler`` asks all of them instead. Without a handler the answer is false, so that the system
/// falls back to whatever else can open the URL.
///
/// A URL that belongs to a scene is passed to the second method, whose default calls the first: implement it where a handler has to
/// know the scene, to present something there. A URL that comes while the slot is empty is kept for a minute.
@MainActor
public protocol URLDelegate: RoleHandler {
    /// Called when the system asks the app to open a URL.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - app: The application.
    ///   - url: The URL.
    ///   - options: Who asks, and how the URL may be used.
    /// - Returns: True if the handler has taken the URL.
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool

    /// Called when the system asks a scene of the app to open a URL.
    ///
    /// The default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - url: The URL.
    ///   - options: Who asks, and how the URL may be used.
    /// - Returns: True if the handler has taken the URL.
    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool
}

extension URLDelegate {
    /// Calls the form without a scene.
    public func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        application(.running, open: url, options: options)
    }
}

/// The arguments of a URL to open.
public struct URLInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The URL.
    public var url: URL

    /// Who asks, and how the URL may be used.
    public var options: OpenURLOptions

    /// The scene that the URL belongs to, or nil in an app without scenes.
    public var scene: UIScene?

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String {
        guard revealing else { return url.summary(revealing: false) }
        let options = options.map { (AnyHashable($0.key.rawValue), $0.value) }
        return DecoupledAppDelegate.summary(
            url.absoluteString,
            userInfo: Dictionary(uniqueKeysWithValues: options),
            revealing: true
        )
    }
}

extension URL {
    /// The URL in words; a user with a password, a query and a fragment may be secrets.
    func summary(revealing: Bool) -> String {
        guard !revealing else { return absoluteString }
        var text = absoluteString
        if let end = text.firstIndex(where: { "?#".contains($0) }) {
            text.replaceSubrange(text.index(after: end)..., with: "…")
        }
        if let authority = text.range(of: "//"),
            let end = text[authority.upperBound...].prefix(while: { $0 != "/" }).lastIndex(of: "@")
        {
            text.replaceSubrange(authority.upperBound..<end, with: "…")
        }
        return text
    }
}

extension AppEvent {
    /// The system asks the app to open a URL.
    public static let openURL = AppEvent(rawValue: "application:openURL:options:")
}

extension Event<URLInput, Bool> {
    /// The system asks the app to open a URL.
    public static var openURL: Self { Self(.openURL) }
}

extension Slot<Roles, any URLDelegate> {
    static var url: Self { Slot("urlDelegate", \.urlDelegate, events: [.openURL]) }
}

extension EventRouter<Roles> {
    func openURL(_ input: URLInput) -> Bool {
        pass(
            .openURL,
            input,
            to: slots.urlDelegate,
            in: .url,
            combining: Claim(),
            keeping: { _ = $0.openURL(input) }
        ) { handler, input in
            if let scene = input.scene {
                handler.scene(scene, open: input.url, options: input.options)
            } else {
                handler.application(input.application, open: input.url, options: input.options)
            }
        }
    }
}
