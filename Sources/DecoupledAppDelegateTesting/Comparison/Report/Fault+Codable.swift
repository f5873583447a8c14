public import DecoupledAppDelegate

extension AppEvent: Codable {}

extension Fault: Codable {
    private struct Fields: Codable {
        let event: AppEvent?
        let slot: String
        let handler: String
        let name: String
        let values: [String]
        let description: String
    }

    /// Reads a fault.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let fields = try Fields(from: decoder)
        let reason = Reason(fields.description, with: fields.values, name: fields.name)
        self.init(event: fields.event, slot: fields.slot, handler: fields.handler, reason: reason)
    }

    /// Writes the fault.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        try Fields(
            event: event, slot: slot, handler: handler, name: reason.name, values: reason.values,
            description: reason.description
        ).encode(to: encoder)
    }
}
