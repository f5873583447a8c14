public import Foundation

extension UIApplication {
    /// What goes along with a URL that another application is to open.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Its name in UIKit.
        public let rawValue: String

        /// Creates one by its name.
        ///
        /// - Parameter rawValue: Its name in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether only an application that declares the universal link may open it, a `Bool`.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL that opens the application's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Returns whether there is an application for a URL: whether the configuration has its scheme.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether there is one.
    public func canOpenURL(_ url: URL) -> Bool {
        url.scheme.map { system.configuration.openableSchemes.contains($0.lowercased()) } == true
    }

    /// Has another application open a URL; here that is only noted.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: What goes along with it.
    ///   - completion: Receives, on a later turn, whether there is an application for it.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = openAtOnce(url, options)
        MainQueue.performLater { completion?(isOpened) }
    }

    /// Has another application open a URL; here that is only noted.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: What goes along with it.
    /// - Returns: Whether there is an application for it.
    @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        openAtOnce(url, options)
    }

    private func openAtOnce(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
        let isForDeclarersAlone = options[.universalLinksOnly] as? Bool == true
        systemState.openings.append(.init(url: url, isForDeclarersAlone: isForDeclarersAlone))
        return canOpenURL(url)
    }
}

extension HeadlessSystem {
    /// A URL that the application has had another application open.
    package struct Opening {
        /// The URL.
        package let url: URL

        /// Whether only an application that declares the universal link may open it.
        package let isForDeclarersAlone: Bool
    }

    /// The URLs that the application has had another application open, in order.
    public var openedURLs: [URL] { state.openings.map(\.url) }

    /// These URLs with what went along with them.
    package var openings: [Opening] { state.openings }
}
