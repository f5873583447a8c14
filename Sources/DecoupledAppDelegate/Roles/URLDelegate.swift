/// The role that opens URLs.
///
/// Handlers are asked in slot order, on the main thread, until one claims the URL by answering true; the combined answer is true
/// if one did. ``ClaimRouting/everyHandler`` asks all of them instead. Without a handler the answer is false, so that the system
/// falls back to whatever else can open the URL.
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
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
}

/// The arguments of a URL to open.
public struct URLInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The URL.
    public var url: URL

    /// Who asks, and how the URL may be used.
    public var options: [UIApplication.OpenURLOptionsKey: Any]

    /// Returns the arguments in words.
    public func summary(revealing: Bool) -> String { url.summary(revealing: revealing) }
}

extension URL {
    /// The URL in words; a query and a fragment may carry secrets.
    func summary(revealing: Bool) -> String {
        guard !revealing, let end = absoluteString.firstIndex(where: { "?#".contains($0) }) else {
            return absoluteString
        }
        return absoluteString[...end] + "…"
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
        pass(.openURL, input, to: slots.urlDelegate, in: .url, combining: Claim()) {
            $0.application($1.application, open: $1.url, options: $1.options)
        }
    }
}
