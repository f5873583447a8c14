public import Foundation

extension UIScene {
    /// How a requested scene comes to the foreground.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that requests it.
        open var requestingScene: UIScene?

        /// Creates options that say nothing.
        @preconcurrency @MainActor public override init() { super.init() }
    }
}
