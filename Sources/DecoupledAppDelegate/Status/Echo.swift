/// Drops duplicates: what the system reports by a delegate method and by a notification counts once.
///
/// Either may be missing, the method where the delegate does not announce it, or where a subclass overrides it without calling super.
/// Then the other counts.
struct Echo {
    /// A way by which the system reports something.
    enum Door {
        case method, notification
    }

    private var unanswered: Door?

    /// Notes a report, and returns whether it came by the other way before.
    mutating func answers(_ door: Door) -> Bool {
        guard let unanswered, unanswered != door else {
            unanswered = door
            return false
        }
        self.unanswered = nil
        return true
    }
}
