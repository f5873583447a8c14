import Foundation

/// The methods that an object has because of the delegate protocols it conforms to.
enum DelegateProtocols {
    static func declare(_ selector: Selector, for object: AnyObject) -> Bool {
        DelegateMethod.selectors.contains(selector) && object is any UIApplicationDelegate
            || SceneMethod.sceneSelectors.contains(selector) && object is any UISceneDelegate
            || SceneMethod.windowSceneSelectors.contains(selector) && object is any UIWindowSceneDelegate
            || NotificationMethod.selectors.contains(selector) && object is any UNUserNotificationCenterDelegate
    }
}
