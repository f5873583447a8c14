/// Recognizes what the system tells twice, by a method of the delegate and by a notification, so that it counts once.
///
/// Either may be missing, the method where the delegate does not announce it, or where a subclass overrides it without calling super.
/// Then the other counts.
struct Echo {
    /// A way by which the system tells something.
    enum Door {
        case method, notification
    }

    private var unanswered: Door?

    /// Takes that the system tells something, and returns whether the other door has told it.
    mutating func answers(_ door: Door) -> Bool {
        guard let unanswered, unanswered != door else {
            unanswered = door
            return false
        }
        self.unanswered = nil
        return true
    }
}
