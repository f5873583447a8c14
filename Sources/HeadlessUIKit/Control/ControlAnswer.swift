import Foundation

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

/// Events of an app, for another process that follows them.
public struct WatchedEvents: Sendable, Equatable, Codable {
    /// The events, oldest first.
    public let events: [Event]

    /// The number to ask for the events after these with.
    public let last: Int

    /// How many events were dropped before these, because they were not read in time.
    public let missedCount: Int

    /// An event and what came of it.
    public struct Event: Sendable, Equatable, Codable {
        /// The event in a line for people.
        public let text: String

        /// The event as a JSON object.
        public let json: String

        package init(text: String, json: String) {
            self.text = text
            self.json = json
        }
    }
}

extension Encodable {
    /// The value as JSON with its keys in order, in a line.
    ///
    /// - Throws: A `ControlError` if there is a number in it that JSON cannot write.
    package func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(self)
        } catch { throw ControlError(.badInput, "there is a number that JSON cannot write") }
    }
}

extension UInt8 {
    /// The end of a line.
    static let newline = UInt8(ascii: "\n")
}
