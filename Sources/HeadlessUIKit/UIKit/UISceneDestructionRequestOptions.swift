public import Foundation

/// How a scene is to be closed; there is only one way without a screen.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
