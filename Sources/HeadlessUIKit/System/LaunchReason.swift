public import Foundation

/// Why an application is launched.
public enum LaunchReason {
    /// The user wants to use it.
    case user
    /// A URL is to be opened; another application may have asked for it.
    case url(URL, sourceApplication: String? = nil)
    /// The user chose a home-screen shortcut.
    case shortcutItem(UIApplicationShortcutItem)

    /// What the delegate is given, nil where there is nothing to say.
    var options: [UIApplication.LaunchOptionsKey: Any]? {
        switch self {
        case .user:
            return nil
        case .url(let url, let sourceApplication):
            var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
            options[.sourceApplication] = sourceApplication
            return options
        case .shortcutItem(let item):
            return [.shortcutItem: item]
        }
    }
}
