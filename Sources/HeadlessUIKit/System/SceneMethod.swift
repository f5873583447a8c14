import Foundation

/// A method of `UISceneDelegate` or `UIWindowSceneDelegate`; the raw value is its Objective-C name.
package enum SceneMethod: String, ProtocolMethod {
    case willConnect = "scene:willConnectToSession:options:"
    case didDisconnect = "sceneDidDisconnect:"
    case didBecomeActive = "sceneDidBecomeActive:"
    case willResignActive = "sceneWillResignActive:"
    case willEnterForeground = "sceneWillEnterForeground:"
    case didEnterBackground = "sceneDidEnterBackground:"
    case openURLContexts = "scene:openURLContexts:"
    case willContinueUserActivity = "scene:willContinueUserActivityWithType:"
    case continueUserActivity = "scene:continueUserActivity:"
    case didFailToContinueUserActivity = "scene:didFailToContinueUserActivityWithType:error:"
    case didUpdateUserActivity = "scene:didUpdateUserActivity:"
    case stateRestorationActivity = "stateRestorationActivityForScene:"
    case restoreInteractionState = "scene:restoreInteractionStateWithUserActivity:"
    case didUpdateGeometry = "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"
    case didUpdateEffectiveGeometry = "windowScene:didUpdateEffectiveGeometry:"
    case supportedInterfaceOrientations = "supportedInterfaceOrientationsForWindowScene:"
    case performShortcutAction = "windowScene:performActionForShortcutItem:completionHandler:"
    case didAcceptCloudKitShare = "windowScene:userDidAcceptCloudKitShareWithMetadata:"

    /// The methods that any scene's delegate can have.
    static let sceneSelectors = Set(allCases.filter { !$0.isForWindowScenes }.map(\.selector))

    /// The methods that a window scene's delegate can have.
    static let windowSceneSelectors = Set(allCases.map(\.selector))

    private var isForWindowScenes: Bool {
        switch self {
        case .didUpdateGeometry, .didUpdateEffectiveGeometry, .supportedInterfaceOrientations: true
        case .performShortcutAction, .didAcceptCloudKitShare: true
        default: false
        }
    }
}
