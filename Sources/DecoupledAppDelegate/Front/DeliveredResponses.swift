/// The responses that were delivered last; at a cold start the connection options and the center both may tell of one.
struct DeliveredResponses {
    private struct Key: Equatable {
        let request: String
        let action: String
        let date: Date
    }

    private var keys: [Key] = []

    #if !os(tvOS)
    /// Returns whether a response comes for the first time, and remembers it.
    mutating func insert(_ response: UNNotificationResponse) -> Bool {
        let key = Key(
            request: response.notification.request.identifier,
            action: response.actionIdentifier,
            date: response.notification.date
        )
        guard !keys.contains(key) else { return false }
        keys.append(key)
        keys.removeFirst(max(0, keys.count - 16))
        return true
    }
    #endif
}
