public import DecoupledAppDelegate

extension AppEvent: Codable {}

extension EventRecord.Ask.Kind: Codable {}

extension EventRecord.Omission.Reason: Codable {}

extension EventRecord: Codable {
    private enum Key: CodingKey { case event, slot, input, asked, notAsked, answer, isTrue, start, duration }

    /// Reads a record.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            event: try values.decode(AppEvent.self, forKey: .event),
            slot: try values.decode(String.self, forKey: .slot),
            input: try values.decode(String.self, forKey: .input), asked: try values.decode([Ask].self, forKey: .asked),
            notAsked: try values.decode([Omission].self, forKey: .notAsked),
            answer: try values.decode(String.self, forKey: .answer),
            start: try values.decode(TimeInterval.self, forKey: .start),
            duration: try values.decode(TimeInterval.self, forKey: .duration))
        isTrue = try values.decodeIfPresent(Bool.self, forKey: .isTrue)
    }

    /// Writes the record.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written, such as a duration that is no number.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(event, forKey: .event)
        try values.encode(slot, forKey: .slot)
        try values.encode(input, forKey: .input)
        try values.encode(asked, forKey: .asked)
        try values.encode(notAsked, forKey: .notAsked)
        try values.encode(answer, forKey: .answer)
        try values.encodeIfPresent(isTrue, forKey: .isTrue)
        try values.encode(start, forKey: .start)
        try values.encode(duration, forKey: .duration)
    }
}

extension EventRecord.Ask: Codable {
    private enum Key: CodingKey { case handler, kind, answer, isTrue, start, callDuration, duration }

    /// Reads an entry.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            handler: try values.decode(String.self, forKey: .handler),
            kind: try values.decode(Kind.self, forKey: .kind),
            answer: try values.decode(String.self, forKey: .answer),
            start: try values.decode(TimeInterval.self, forKey: .start),
            callDuration: try values.decode(TimeInterval.self, forKey: .callDuration),
            duration: try values.decode(TimeInterval.self, forKey: .duration))
        isTrue = try values.decodeIfPresent(Bool.self, forKey: .isTrue)
    }

    /// Writes the entry.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(handler, forKey: .handler)
        try values.encode(kind, forKey: .kind)
        try values.encode(answer, forKey: .answer)
        try values.encodeIfPresent(isTrue, forKey: .isTrue)
        try values.encode(start, forKey: .start)
        try values.encode(callDuration, forKey: .callDuration)
        try values.encode(duration, forKey: .duration)
    }
}

extension EventRecord.Omission: Codable {
    private enum Key: CodingKey { case handler, reason }

    /// Reads an entry.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            handler: try values.decode(String.self, forKey: .handler),
            reason: try values.decode(Reason.self, forKey: .reason))
    }

    /// Writes the entry.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(handler, forKey: .handler)
        try values.encode(reason, forKey: .reason)
    }
}
