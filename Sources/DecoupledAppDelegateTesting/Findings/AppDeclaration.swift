import DecoupledAppDelegate

/// What an app declares to the system.
struct AppDeclaration {
    /// The app's Info.plist; empty if that of another program is given.
    let infoPlist: [String: Any]

    /// The entitlements; nil if they are not looked at.
    let entitlements: [String: Any]?

    init(infoPlist: [String: Any], entitlements: [String: Any]?) {
        // What `Bundle.main` is in a test bundle without a host app.
        let isTestRunner = infoPlist["CFBundleIdentifier"] as? String == "com.apple.dt.xctest.tool"
        self.infoPlist = isTestRunner ? [:] : infoPlist
        self.entitlements = entitlements
    }

    var backgroundModes: [String] { strings("UIBackgroundModes") }

    var activityTypes: [String] { strings("NSUserActivityTypes") }

    var sceneManifest: [String: Any]? { infoPlist["UIApplicationSceneManifest"] as? [String: Any] }

    /// Whether it says that it can have several windows; nil if it has no scene manifest.
    var supportsMultipleScenes: Bool? {
        sceneManifest.map { $0["UIApplicationSupportsMultipleScenes"] as? Bool == true }
    }

    var urlSchemes: [String] {
        dictionaries("CFBundleURLTypes").flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    }

    /// The hosts whose pages open in the app, for a wildcard one that matches; none where entitlements are not looked at.
    var webHosts: [String] {
        let domains = entitlements?["com.apple.developer.associated-domains"] as? [String] ?? []
        return domains.filter { $0.hasPrefix("applinks:") }.compactMap {
            $0.dropFirst("applinks:".count).split(separator: "?").first?.replacingOccurrences(of: "*", with: "sample")
        }
    }

    /// The types of the quick actions that the Home Screen shows before the app has run.
    var shortcutTypes: [String] {
        dictionaries("UIApplicationShortcutItems").compactMap { $0["UIApplicationShortcutItemType"] as? String }
    }

    /// The configurations of scenes in the scene manifest, by role; nil if it has no such key.
    var sceneConfigurations: [String: Any]? { sceneManifest?["UISceneConfigurations"] as? [String: Any] }

    /// The classes that the scene manifest names as delegates of the app's window scenes.
    var sceneDelegateClasses: [String] {
        let windows = (sceneConfigurations ?? [:]).filter { UISceneSession.Role(rawValue: $0.key).isAppWindow }
        return windows.sorted { $0.key < $1.key }.flatMap { $0.value as? [[String: Any]] ?? [] }
            .compactMap { $0["UISceneDelegateClassName"] as? String }
    }

    func strings(_ key: String) -> [String] { infoPlist[key] as? [String] ?? [] }

    private func dictionaries(_ key: String) -> [[String: Any]] { infoPlist[key] as? [[String: Any]] ?? [] }
}
