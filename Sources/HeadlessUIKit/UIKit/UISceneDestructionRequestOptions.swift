public import Foundation

/// How a scene is to be closed; there is only one way without a screen.
@MainActor open class UISceneDestructionRequestOptions: NSObject {}
