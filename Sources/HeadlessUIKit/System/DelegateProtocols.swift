import Foundation

/// The methods that an object has because of the delegate protocols it conforms to.
enum DelegateProtocols {
    static func of(_ object: AnyObject) -> [Set<Selector>] {
        var methods: [Set<Selector>] = []
        if object is any UIApplicationDelegate { methods.append(DelegateMethod.selectors) }
        if object is any UIWindowSceneDelegate {
            methods.append(SceneMethod.windowSceneSelectors)
        } else if object is any UISceneDelegate {
            methods.append(SceneMethod.sceneSelectors)
        }
        if object is any UNUserNotificationCenterDelegate { methods.append(NotificationMethod.selectors) }
        return methods
    }
}
