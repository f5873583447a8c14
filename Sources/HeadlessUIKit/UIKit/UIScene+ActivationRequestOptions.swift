public import Foundation

extension UIScene {
    /// How a scene that is asked for is to come to the foreground.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that asks for it.
        open var requestingScene: UIScene?

        /// Creates options that say nothing.
        @preconcurrency @MainActor public override init() { super.init() }
    }
}
