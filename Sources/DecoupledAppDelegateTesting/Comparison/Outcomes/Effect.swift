/// Something that the app's code did for an event.
struct Effect: Hashable, Codable, Sendable {
    enum Time: Int, Hashable, Codable, Sendable, Comparable {
        case beforeResult

        /// Before the call of a handler returned, and after it had given its result.
        case afterAnswer

        /// On a later turn of the main queue than the result.
        case afterResult

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    let text: String
    let time: Time
}
