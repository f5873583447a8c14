/// What came of a request.
public struct ControlAnswer: Sendable, Equatable, Codable {
    /// Whether the app had a use for it.
    public let isHandled: Bool

    /// The handlers' result as text: “true”, “newData”.
    public let words: String

    /// The app's status, if the request was for it.
    public let status: HeadlessStatus?

    /// The events, if the request was for them.
    public let events: WatchedEvents?

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - isHandled: Whether the app handled the request.
    ///   - words: The handlers' result as text.
    ///   - status: The app's status, if the request was for it.
    ///   - events: The events, if the request was for them.
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
