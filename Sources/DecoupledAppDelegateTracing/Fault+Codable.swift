public import DecoupledAppDelegate

extension Fault: Codable {
    private struct Fields: Codable {
        struct Cause: Codable {
            let name: String
            let values: [String]
            let description: String
        }

        let event: AppEvent?
        let slot: String
        let handler: String
        let reason: Cause
    }

    /// Reads a fault.
    ///
    /// - Parameter decoder: What it is read from.
    /// - Throws: Why it cannot be read.
    public init(from decoder: any Decoder) throws {
        let fields = try Fields(from: decoder)
        let reason = Reason(fields.reason.description, with: fields.reason.values, name: fields.reason.name)
        self.init(event: fields.event, slot: fields.slot, handler: fields.handler, reason: reason)
    }

    /// Writes the fault.
    ///
    /// - Parameter encoder: What it is written to.
    /// - Throws: Why it cannot be written.
    public func encode(to encoder: any Encoder) throws {
        let cause = Fields.Cause(name: reason.name, values: reason.values, description: reason.description)
        try Fields(event: event, slot: slot, handler: handler, reason: cause).encode(to: encoder)
    }
}
