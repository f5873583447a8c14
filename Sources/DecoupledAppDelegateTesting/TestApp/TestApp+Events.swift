public import DecoupledAppDelegate

extension TestApp {
    /// Delivers an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments, if it has several, as a tuple.
    ///   - scene: The scene whose delegate receives it in place of the app delegate; ignored for an event that UIKit does not send so.
    /// - Returns: The merged result; that of an event with a completion handler is a `Reply`, which may have its result later.
    @discardableResult
    public func deliver<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, in scene: UIScene? = nil
    ) -> Output {
        guard life.stage != .ended else { return event.neutral(input, from: application) }
        return inTurn {
            simulateDelivery(of: event, input as? LaunchOptions) {
                // UIKit posts what happens to the app's state, after the method.
                defer { playedDelegate.delegate.router.route(posted: event, from: application) }
                return delegate.callAsUIKit(event, input, from: application, in: scene)
            }
        }
    }

    /// Delivers an event without arguments.
    ///
    /// - Parameter event: The event.
    /// - Returns: The merged result, as that of an event with arguments.
    @discardableResult public func deliver<Output>(_ event: Event<Void, Output>) -> Output {
        deliver(event, ())
    }
}
