public import Foundation

/// What a remote notification carries.
public struct PushPayload: Sendable, Hashable {
    /// The most bytes that a payload may have as the push service counts it, which is without white space.
    public static let mostBytes = 4_096

    /// The most bytes that a file with a payload may have, white space and all.
    public static let mostBytesOfFile = ControlFrame.mostBytes

    /// The values by key; `aps` is always among them.
    public let values: [String: JSONValue]

    /// Makes a payload out of its values.
    ///
    /// - Parameter values: The values by key.
    /// - Throws: A `ControlError` if there is no `aps` object, or the payload has more bytes than a push may have.
    public init(_ values: [String: JSONValue]) throws {
        let remedy = #"a payload is as {"aps":{"alert":"Hello"}}"#
        switch values["aps"] {
        case .object: break
        case nil: throw ControlError(.badInput, "the payload has no “aps”", remedy: remedy)
        default: throw ControlError(.badInput, "not an object", at: "aps", remedy: remedy)
        }
        guard let count = try? ControlFrame.encoder.encode(values).count else {
            throw ControlError(.badInput, "the payload has a number that JSON cannot write")
        }
        guard count <= Self.mostBytes else {
            throw ControlError(
                .badInput,
                "the payload has \(count) bytes",
                remedy: "a push has at most \(Self.mostBytes), not counting white space"
            )
        }
        self.values = values
    }

    /// Reads a file as `simctl push` takes it.
    ///
    /// - Parameter data: The file's contents: the payload as a JSON object. Its “Simulator Target Bundle” only says to
    ///   whom it goes, and is not part of the payload.
    /// - Throws: A `ControlError` that says what is wrong with the file, and where.
    public init(contentsOfFile data: Data) throws {
        guard data.count <= Self.mostBytesOfFile else {
            throw ControlError(.badInput, "too long", remedy: "at most \(Self.mostBytesOfFile) bytes are read")
        }
        var values = try ControlFrame.decode([String: JSONValue].self, from: data)
        values["Simulator Target Bundle"] = nil
        try self.init(values)
    }

    /// The payload as an app delegate receives it.
    public var userInfo: [AnyHashable: Any] {
        values.mapValues(\.foundationObject)
    }
}

extension PushPayload: Codable {
    /// Reads the value from where a decoder stands.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What is wrong with what is there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let values = try container.decode([String: JSONValue].self)
        do {
            try self.init(values)
        } catch let error as ControlError {
            throw error.below(decoder.codingPath)
        }
    }

    /// Writes the value to where an encoder stands.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What keeps the encoder from taking it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(values)
    }
}
