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
