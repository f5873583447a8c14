public import DecoupledAppDelegate

extension AppEvent: Codable {}

extension EventRecord.Ask.Kind: Codable {}

extension EventRecord.Omission.Reason: Codable {}

extension EventRecord: Codable {
    private struct Fields: Codable {
        struct Called: Codable {
            let handler: String
            let kind: Ask.Kind
            let answer: String
            let isTrue: Bool?
            let start: TimeInterval
            let callDuration: TimeInterval
            let duration: TimeInterval
        }

        struct NotCalled: Codable {
            let handler: String
            let reason: Omission.Reason
        }

        let event: AppEvent
        let slot: String
        let input: String
        let asked: [Called]
        let notAsked: [NotCalled]
        let answer: String
        let isTrue: Bool?
        let start: TimeInterval
        let duration: TimeInterval
    }

    /// Reads a record.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let fields = try Fields(from: decoder)
        self.init(event: fields.event, slot: fields.slot, input: fields.input, start: fields.start)
        (answer, duration) = (fields.answer, fields.duration)
        asked = fields.asked.map {
            var ask = Ask(handler: $0.handler, kind: $0.kind, start: $0.start)
            (ask.answer, ask.callDuration, ask.duration) = ($0.answer, $0.callDuration, $0.duration)
            return ask
        }
        notAsked = fields.notAsked.map { Omission(handler: $0.handler, reason: $0.reason) }
    }

    /// Writes the record.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written, such as a duration that is no number.
    public func encode(to encoder: any Encoder) throws {
        let asked = asked.map {
            Fields.Called(
                handler: $0.handler, kind: $0.kind, answer: $0.answer, isTrue: $0.isTrue, start: $0.start,
                callDuration: $0.callDuration, duration: $0.duration)
        }
        let notAsked = notAsked.map { Fields.NotCalled(handler: $0.handler, reason: $0.reason) }
        try Fields(
            event: event, slot: slot, input: input, asked: asked, notAsked: notAsked, answer: answer, isTrue: isTrue,
            start: start, duration: duration
        ).encode(to: encoder)
    }
}
