/// The responses that were delivered last; at a cold start the connection options and the center both may tell of one.
struct DeliveredResponses {
    private var keys: [[String]] = []

    /// Returns whether a response comes for the first time, and notes it.
    mutating func insert(_ key: [String]) -> Bool {
        guard !keys.contains(key) else { return false }
        keys.append(key)
        keys.removeFirst(max(0, keys.count - 16))
        return true
    }
}
