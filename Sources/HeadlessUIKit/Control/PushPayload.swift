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
        switch values["aps"] {
        case .object: break
        case nil: throw ControlError(.badInput, "the payload has no “aps”", remedy: Self.remedy)
        default: throw ControlError(.badInput, "not an object", at: "aps", remedy: Self.remedy)
        }
        let count = try JSONValue.object(values).byteCount
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
    /// - Parameter data: The file's contents: the payload as a JSON object. Its “Simulator Target Bundle” names the
    ///   app, and is not part of the payload.
    /// - Throws: A `ControlError` that says what is wrong with the file, and where.
    public init(contentsOfFile data: Data) throws {
        guard data.count <= Self.mostBytesOfFile else {
            throw ControlError(.badInput, "too long", remedy: "at most \(Self.mostBytesOfFile) bytes are read")
        }
        guard case .object(var values) = try JSONValue(json: data) else {
            throw ControlError(.badInput, "not an object", remedy: Self.remedy)
        }
        values["Simulator Target Bundle"] = nil
        try self.init(values)
    }

    /// The payload as an app delegate receives it.
    public var userInfo: [AnyHashable: Any] { values.mapValues(\.foundationObject) }

    private static let remedy = #"for example: {"aps":{"alert":"Hello"}}"#
}
