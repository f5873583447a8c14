#if !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate

// What the examples of the documentation take for granted: the handlers, services and roles of an app. An example that declares one
// of these itself shadows it.

final class CrashReporter: AppStateDelegate {}

final class RootScreen: SceneConnectionDelegate {}

final class LaunchGuard: AppStateDelegate {}

#if RemoteNotifications
final class PushService: RemoteNotificationsDelegate {}

final class SilentHandler: RemoteNotificationsDelegate {}

final class DeliveryPrefetch: RemoteNotificationsDelegate {}
#endif

final class DeliveryNotifications: UserNotificationsDelegate {}

final class Handoff: ActivityContinuationDelegate {}

final class Analytics: AppStateDelegate, URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        false
    }
}

final class EventLogger: AppStateDelegate {}

final class PortraitOnly: OrientationDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
}

class URLHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        true
    }
}

final class OAuthCallback: URLHandler {}
final class DeepLinks: URLHandler {}
final class URLLogger: URLHandler {}
final class StaffLinks: URLHandler {}

@MainActor let sharedRouter = URLHandler()
@MainActor var isStaff = true
#endif
