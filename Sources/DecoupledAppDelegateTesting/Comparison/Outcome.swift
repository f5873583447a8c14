public import DecoupledAppDelegate

extension ComparisonReport {
    /// What an app did in one case.
    public struct Outcome: Hashable, Codable, Sendable {
        /// An event that the app received.
        public struct Entry: Hashable, Codable, Sendable {
            /// The event.
            public let event: AppEvent

            /// The name of its slot.
            public let slot: String

            /// Its arguments as text, everything shown.
            public let input: String

            /// The handlers that were called, observers among them, in order.
            public let asked: [String]

            /// The combined result as text, or `never` if it never came.
            public let answer: String

            /// Whether the result came because a deadline had passed.
            public let isLate: Bool

            /// What the app's code did, in order.
            public internal(set) var effects: [String]
        }

        /// The events, in the order in which they were answered.
        public let entries: [Entry]

        /// The faults of the handlers, in order.
        public let faults: [Fault]

        /// What restoration handlers were called with: the class names of the objects.
        public let restored: [String]

        /// Whether the app has registered for remote notifications; false where that cannot be seen.
        public let isRegisteredForPushes: Bool

        /// The class name of the window's root view controller; nil if there is none.
        public let root: String?
    }
}

extension ComparisonReport.Outcome.Entry {
    init(_ record: EventRecord, effects: [String]) {
        self.init(
            event: record.event,
            slot: record.slot,
            input: record.input.withoutAddresses,
            asked: record.asked.map(\.handler),
            answer: record.answer,
            isLate: record.duration > 0,
            effects: effects
        )
    }

    init(unanswered event: AppEvent) {
        self.init(event: event, slot: "", input: "", asked: [], answer: "never", isLate: true, effects: [])
    }
}

extension String {
    /// The text without addresses of objects, which differ from case to case.
    fileprivate var withoutAddresses: String {
        replacingOccurrences(of: "0x[0-9a-f]{6,}", with: "0x…", options: .regularExpression)
    }
}
