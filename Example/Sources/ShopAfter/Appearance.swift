#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Applies the theme.
final class Appearance {}
extension Appearance: AppStateDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Theme.apply()
        return true
    }
}

/// Hides what the app shows from the app switcher.
@MainActor
final class PrivacyCurtain {
    private var isCovered = false
}

extension PrivacyCurtain: AppStateDelegate {
    func applicationWillResignActive(_ application: UIApplication) {
        guard !isCovered else { return }
        isCovered = true
        Navigator.cover()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard isCovered else { return }
        isCovered = false
        Navigator.uncover()
    }
}

/// Lets videos be watched in landscape.
final class VideoRotation {}
extension VideoRotation: OrientationDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        Navigator.isShowingVideo ? .allButUpsideDown : .portrait
    }
}

/// Saves what is open, and restores it for the one who has signed in.
final class Restoration {}
extension Restoration: StateRestorationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Session.token != nil
    }
}

/// Keeps keyboards of others away from passwords and cards.
final class NoKeyboards {}
extension NoKeyboards: ExtensionDelegate {
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        extensionPointIdentifier != .keyboard
    }
}
#endif
