public import DecoupledAppDelegate

extension Fault: Codable {
    private struct Fields: Codable {
        let event: AppEvent?
        let slot: String
        let handler: String
        let reason: Reason
    }

    /// Reads a fault.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let fields = try Fields(from: decoder)
        self.init(event: fields.event, slot: fields.slot, handler: fields.handler, reason: fields.reason)
    }

    /// Writes the fault.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        try Fields(event: event, slot: slot, handler: handler, reason: reason).encode(to: encoder)
    }
}

extension Fault.Reason: Codable {
    private struct Fields: Codable {
        let name: String
        let values: [String]
        let description: String
    }

    /// Reads a reason.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let fields = try Fields(from: decoder)
        self.init(name: fields.name, values: fields.values, description: fields.description)
    }

    /// Writes the reason.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        try Fields(name: name, values: values, description: description).encode(to: encoder)
    }
}
