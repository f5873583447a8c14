import CourierKit
import DecoupledAppDelegate

// What differs between builds is swapped as one value…
#if DEBUG
AppDelegate.shared.roles = .debug
#else
AppDelegate.shared.roles = .release
#endif
// …and what does not is a line for each role.
AppDelegate.shared.sceneConnectionDelegate = [RootScreen()]
AppDelegate.shared.activityContinuationDelegate = [Handoff()]
AppDelegate.shared.systemConditionsDelegate = [Courier.shared.directions]
#if !os(tvOS)
AppDelegate.shared.shortcutItemDelegate = [Shortcuts()]
AppDelegate.shared.userNotificationsDelegate = [DeliveryNotifications()]
AppDelegate.shared.orientationDelegate = [PortraitOnly()]
#endif
#if !os(visionOS)
AppDelegate.shared.backgroundFetchDelegate = [BackgroundRefresh()]
#endif
AppDelegate.shared.openLinksOfOldLabels()
AppDelegate.shared.holdEventsUntilSignIn()
// Services go into all their slots at once, the session first, whichever is named first.
try AppDelegate.shared.roles.register(Receipts(), Session.shared)

Command.perform()
AppDelegate.main()
