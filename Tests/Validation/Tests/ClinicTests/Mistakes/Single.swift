import DecoupledAppDelegate
import HeadlessUIKit

// Handlers of one method, which is theirs alone.

@MainActor final class URLs: URLDelegate {
    private let open: (UIApplication, URL, OpenURLOptions) -> Bool

    init(_ open: @escaping (UIApplication, URL, OpenURLOptions) -> Bool) { self.open = open }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { open(app, url, options) }
}

@MainActor final class Actions: ShortcutItemDelegate {
    typealias Completion = @Sendable (Bool) -> Void

    private let perform: (UIApplication, UIApplicationShortcutItem, @escaping Completion) -> Void

    init(_ perform: @escaping (UIApplication, UIApplicationShortcutItem, @escaping Completion) -> Void) {
        self.perform = perform
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { perform(application, shortcutItem, completionHandler) }
}

@MainActor final class Fetches: BackgroundFetchDelegate {
    typealias Completion = @Sendable (UIBackgroundFetchResult) -> Void

    private let fetch: (UIApplication, @escaping Completion) -> Void

    init(_ fetch: @escaping (UIApplication, @escaping Completion) -> Void) { self.fetch = fetch }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { fetch(application, completionHandler) }
}

@MainActor final class Sessions: BackgroundURLSessionDelegate {
    private let handle: (UIApplication, String, @escaping @Sendable () -> Void) -> Void

    init(_ handle: @escaping (UIApplication, String, @escaping @Sendable () -> Void) -> Void) { self.handle = handle }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) { handle(application, identifier, completionHandler) }
}

@MainActor final class Orientations: OrientationDelegate {
    private let supported: (UIWindow?) -> UIInterfaceOrientationMask

    init(_ supported: @escaping (UIWindow?) -> UIInterfaceOrientationMask) { self.supported = supported }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { supported(window) }
}

@MainActor final class ExtensionPoints: ExtensionDelegate {
    private let allows: (UIApplication.ExtensionPointIdentifier) -> Bool

    init(_ allows: @escaping (UIApplication.ExtensionPointIdentifier) -> Bool) { self.allows = allows }

    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { allows(extensionPointIdentifier) }
}
