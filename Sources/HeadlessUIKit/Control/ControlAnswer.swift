/// What came of a request.
public struct ControlAnswer: Sendable, Equatable, Codable {
    /// Whether the app had a use for it.
    public let isHandled: Bool

    /// The handlers' answer as text: “true”, “newData”.
    public let words: String

    /// What the app is doing, if that was asked.
    public let status: HeadlessStatus?

    /// Which events there were, if that was asked.
    public let events: WatchedEvents?

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - isHandled: Whether the app had a use for the request.
    ///   - words: The handlers' answer as text.
    ///   - status: What the app is doing, if that was asked.
    ///   - events: Which events there were, if that was asked.
    public init(isHandled: Bool, words: String, status: HeadlessStatus? = nil, events: WatchedEvents? = nil) {
        self.isHandled = isHandled
        self.words = words
        self.status = status
        self.events = events
    }

    private enum CodingKeys: String, CodingKey {
        case isHandled = "handled"
        case words = "answer"
        case status
        case events
    }
}
