/// A closure that was stacked over an event, to remove it again.
///
/// Letting go of it removes nothing: the closure stays until it is removed, replaced, or the app delegate's slots are freed.
@MainActor
public final class Interception {
    /// The event that is intercepted.
    public let event: AppEvent

    /// The closure's key, which is unique if none was given.
    public let key: String

    private var remove: (() -> Void)?

    init<Input, Output>(
        _ event: AppEvent,
        _ layer: InterceptionLayer<Input, Output>,
        in stack: InterceptionStack<Input, Output>
    ) {
        self.event = event
        key = layer.key
        remove = { [weak layer, weak stack] in
            if let layer { stack?.remove(layer) }
        }
    }

    /// Removes the closure; one that took its key meanwhile stays.
    public func cancel() {
        remove?()
        remove = nil
    }
}
