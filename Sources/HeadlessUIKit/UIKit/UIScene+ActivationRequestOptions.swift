public import Foundation

extension UIScene {
    /// How a scene that is asked for is to come to the front.
    @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that asks for it.
        open var requestingScene: UIScene?

        /// Creates options that say nothing.
        @MainActor public override init() {
            super.init()
        }
    }
}
