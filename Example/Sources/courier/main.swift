import CourierKit
import DecoupledAppDelegate

#if DEBUG
AppDelegate.shared.roles = .debug
#else
AppDelegate.shared.roles = .release
#endif
AppDelegate.shared.activityContinuationDelegate = [Handoff()]
AppDelegate.shared.shortcutItemDelegate = [Shortcuts()]
AppDelegate.shared.backgroundFetchDelegate = [BackgroundRefresh()]
AppDelegate.shared.orientationDelegate = [PortraitOnly()]
AppDelegate.shared.systemConditionsDelegate = [Courier.shared.directions]
Command.perform()
AppDelegate.main()
