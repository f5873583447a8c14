#if os(iOS)
import CourierKit
import DecoupledAppDelegate

#if DEBUG
AppDelegate.shared.roles = .debug
#else
AppDelegate.shared.roles = .release
#endif
AppDelegate.shared.sceneConnectionDelegate = [RootScreen()]
AppDelegate.shared.activityContinuationDelegate = [Handoff()]
AppDelegate.shared.shortcutItemDelegate = [Shortcuts()]
AppDelegate.shared.backgroundFetchDelegate = [BackgroundRefresh()]
AppDelegate.shared.orientationDelegate = [PortraitOnly()]
AppDelegate.shared.systemConditionsDelegate = [Courier.shared.directions]
AppDelegate.main()
#endif
