#if os(iOS)
import CourierKit
import DecoupledAppDelegate

#if DEBUG
AppDelegate.shared.roles = .debug
#else
AppDelegate.shared.roles = .release
#endif
AppDelegate.shared.sceneConnectionDelegate = [
    RootScreen { UINavigationController(rootViewController: ParcelList(of: .shared)) }
]
#if !targetEnvironment(macCatalyst)
if #available(iOS 26, *) { AppDelegate.shared.sceneSessionDelegate = [SceneClasses()] }
#endif
AppDelegate.shared.activityContinuationDelegate = [Handoff()]
AppDelegate.shared.shortcutItemDelegate = [Shortcuts()]
AppDelegate.shared.userNotificationsDelegate = [DeliveryNotifications()]
AppDelegate.shared.backgroundFetchDelegate = [BackgroundRefresh()]
AppDelegate.shared.orientationDelegate = [PortraitOnly()]
AppDelegate.shared.systemConditionsDelegate = [Courier.shared.directions]
AppDelegate.shared.openLinksOfOldLabels()
AppDelegate.shared.holdEventsUntilSignIn()
AppDelegate.main()
#endif
