/// What is known of the condition that holds an event from handlers until all conditions admit it.
struct Hold: Equatable {
    /// Since when conditions have held the event.
    enum Start {
        /// Since it arrived, so that no handler has been called for it.
        case arrival

        /// It has waited for handlers before, or it is a duplicate.
        case afterArrival
    }

    /// The key of the condition.
    let key: String

    let start: Start
}
