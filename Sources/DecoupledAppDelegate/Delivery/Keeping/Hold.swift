/// What is known of the condition that holds an event from handlers until all conditions admit it.
struct Hold: Equatable {
    /// The key of the condition.
    let key: String

    /// Whether it has held the event since that arrived; otherwise the event has waited, or the app has forwarded it by
    /// hand, before.
    let sinceArrival: Bool
}
