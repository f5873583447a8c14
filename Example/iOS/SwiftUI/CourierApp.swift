#if os(iOS)
import CourierKit
import DecoupledAppDelegate
import SwiftUI

/// The app, in SwiftUI's life cycle.
///
/// SwiftUI creates an `AppDelegate` of its own, which shares its slots with `AppDelegate.shared`. Fill them here: UIKit asks which
/// methods exist right after this initializer. Info.plist needs a scene manifest, though it names no configuration: with it
/// SwiftUI also creates a `SceneDelegate` for each scene and forwards the scene's events to it.
///
/// ## Who gets a URL
///
/// SwiftUI sends a URL to both: the handlers in `urlDelegate`, through the scene delegate, and every `.onOpenURL` of the scene's views.
/// Neither knows of the other, so nothing keeps both from acting on the same URL but a rule. Here it is that **a URL belongs to
/// whoever owns what it changes**, and that its host says who that is:
///
/// | URL | changes | goes to |
/// |---|---|---|
/// | `courier://oauth`, `courier://parcel` | the model | a handler in `urlDelegate` |
/// | `courier://filter` | a view's own state | `.onOpenURL` of that view |
///
/// Until the courier has signed in, handlers wait for URLs; `.onOpenURL` does not, so a view's URL must show no secret.
///
/// Handlers answer false for a host that they do not know, views ignore it. Universal links are the exception: SwiftUI turns them
/// into URLs for `.onOpenURL`, and while the app runs `activityContinuationDelegate` does not receive them.
@main
struct CourierApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    init() {
        #if DEBUG
        AppDelegate.shared.roles = .debug
        #else
        AppDelegate.shared.roles = .release
        #endif
        AppDelegate.shared.activityContinuationDelegate = [Handoff()]
        AppDelegate.shared.shortcutItemDelegate = [Shortcuts()]
        AppDelegate.shared.userNotificationsDelegate = [DeliveryNotifications()]
        AppDelegate.shared.backgroundFetchDelegate = [BackgroundRefresh()]
        AppDelegate.shared.orientationDelegate = [PortraitOnly()]
        AppDelegate.shared.systemConditionsDelegate = [Courier.shared.directions]
        AppDelegate.shared.openLinksOfOldLabels()
        AppDelegate.shared.holdEventsUntilSignIn()
    }

    var body: some Scene {
        WindowGroup {
            ParcelList(courier: .shared)
        }
    }
}
#endif
