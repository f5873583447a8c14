public import DecoupledAppDelegate

extension Fault: Codable {
    private enum Key: CodingKey { case event, slot, handler, reason }

    /// Reads a fault.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            event: try values.decodeIfPresent(AppEvent.self, forKey: .event),
            slot: try values.decode(String.self, forKey: .slot),
            handler: try values.decode(String.self, forKey: .handler),
            reason: try values.decode(Reason.self, forKey: .reason))
    }

    /// Writes the fault.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(event, forKey: .event)
        try values.encode(slot, forKey: .slot)
        try values.encode(handler, forKey: .handler)
        try values.encode(reason, forKey: .reason)
    }
}

extension Fault.Reason: Codable {
    private enum Key: CodingKey { case name, values, description }

    /// Reads a reason.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            values: try values.decode([String].self, forKey: .values),
            description: try values.decode(String.self, forKey: .description))
    }

    /// Writes the reason.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .name)
        try values.encode(self.values, forKey: .values)
        try values.encode(description, forKey: .description)
    }
}
