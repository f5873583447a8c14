/// What stands above the slots: it sees an event first, and decides whether and how it reaches the slot.
///
/// This is all that routing knows of interceptions.
@MainActor
protocol EventInterceptor: AnyObject {
    /// The events that are intercepted.
    var events: Set<AppEvent> { get }

    /// The key of the closure that sees an event first.
    func key(of event: AppEvent) -> String

    /// Returns the answer to an event that is intercepted.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments.
    ///   - rest: What is below all interceptions.
    /// - Returns: What the topmost closure answers.
    func answer<Input, Output>(
        to event: Event<Input, Output>,
        _ input: Input,
        above rest: RestOfPass<Input, Output>
    ) -> Output
}

/// What is left of an event's way below the interceptions.
struct RestOfPass<Input, Output> {
    /// Passes the event on to its slot.
    let next: @MainActor (Input) -> Output

    /// Where the interceptions are noted.
    let log: PassLog

    /// Puts an answer into words once it is there.
    let describe: @MainActor (Output, _ write: @escaping @MainActor (String) -> Void) -> Void
}

/// Whether the interceptions have let an event through to its slot.
@MainActor
final class Reach {
    var isReached = false
}
