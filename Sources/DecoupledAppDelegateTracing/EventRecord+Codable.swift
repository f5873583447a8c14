public import DecoupledAppDelegate

extension AppEvent: Codable {}

extension EventRecord.Ask.Kind: Codable {}

extension EventRecord.Omission.Reason: Codable {}

extension EventRecord: Codable {
    private struct Fields: Codable {
        let event: AppEvent
        let slot: String
        let input: String
        let asked: [Ask]
        let notAsked: [Omission]
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
        self.init(
            event: fields.event, slot: fields.slot, input: fields.input, asked: fields.asked, notAsked: fields.notAsked,
            answer: fields.answer, start: fields.start, duration: fields.duration)
        isTrue = fields.isTrue
    }

    /// Writes the record.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written, such as a duration that is no number.
    public func encode(to encoder: any Encoder) throws {
        try Fields(
            event: event, slot: slot, input: input, asked: asked, notAsked: notAsked, answer: answer, isTrue: isTrue,
            start: start, duration: duration
        ).encode(to: encoder)
    }
}

extension EventRecord.Ask: Codable {
    private struct Fields: Codable {
        let handler: String
        let kind: Kind
        let answer: String
        let isTrue: Bool?
        let start: TimeInterval
        let callDuration: TimeInterval
        let duration: TimeInterval
    }

    /// Reads an entry.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let fields = try Fields(from: decoder)
        self.init(
            handler: fields.handler, kind: fields.kind, answer: fields.answer, start: fields.start,
            callDuration: fields.callDuration, duration: fields.duration)
        isTrue = fields.isTrue
    }

    /// Writes the entry.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written, such as a duration that is no number.
    public func encode(to encoder: any Encoder) throws {
        try Fields(
            handler: handler, kind: kind, answer: answer, isTrue: isTrue, start: start, callDuration: callDuration,
            duration: duration
        ).encode(to: encoder)
    }
}

extension EventRecord.Omission: Codable {
    private struct Fields: Codable {
        let handler: String
        let reason: Reason
    }

    /// Reads an entry.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let fields = try Fields(from: decoder)
        self.init(handler: fields.handler, reason: fields.reason)
    }

    /// Writes the entry.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        try Fields(handler: handler, reason: reason).encode(to: encoder)
    }
}
