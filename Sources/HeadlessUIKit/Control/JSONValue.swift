public import Foundation

/// A JSON value that can be sent from one process, and one thread, to another.
public enum JSONValue: Sendable, Hashable {
    /// The null value.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number without a fraction.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Values by key.
    case object([String: JSONValue])

    /// The value as `JSONSerialization` returns it, as in the user info of UIKit.
    public var foundationObject: any NSObject & NSSecureCoding {
        switch self {
        case .null: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        case .string(let value): NSString(string: value)
        case .array(let values): NSArray(array: values.map(\.foundationObject))
        case .object(let values): NSDictionary(dictionary: values.mapValues(\.foundationObject))
        }
    }
}

extension JSONValue {
    /// The text, if it is one.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The number, if it is one without a fraction.
    var integer: Int? { if case .integer(let number) = self { number } else { nil } }

    /// The number, if it is one.
    var double: Double? { if case .number(let number) = self { number } else { integer.map(Double.init) } }

    /// The values by key, if there are some.
    var object: [String: JSONValue]? { if case .object(let values) = self { values } else { nil } }
}

extension JSONValue: Codable {
    /// Reads a value.
    ///
    /// - Parameter decoder: What reads it.
    /// - Throws: What is wrong with what is there.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // Lists first: each question that is answered with no costs more, the deeper the value is.
        self =
            if value.decodeNil() {
                .null
            } else if let values = try? value.decode([JSONValue].self) {
                .array(values)
            } else if let values = try? value.decode([String: JSONValue].self) {
                .object(values)
            } else if let integer = try? value.decode(Int.self) {
                .integer(integer)
            } else if let bool = try? value.decode(Bool.self) {
                .bool(bool)
            } else if let number = try? value.decode(Double.self) {
                .number(number)
            } else {
                .string(try value.decode(String.self))
            }
    }

    /// Writes the value.
    ///
    /// - Parameter encoder: What writes it.
    /// - Throws: What keeps it from being written.
    public func encode(to encoder: any Encoder) throws {
        let value: any Encodable =
            switch self {
            case .null: String?.none
            case .bool(let value): value
            case .integer(let value): value
            case .number(let value): value
            case .string(let value): value
            case .array(let values): values
            case .object(let values): values
            }
        // By the container, which leaves the keys of an object as they are, whatever strategy an encoder has for others.
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// What a remote notification carries.
public struct PushPayload: Sendable, Hashable {
    /// The most bytes that a payload may have as the push service counts it, which is without white space.
    package static let mostBytes = 4_096

    /// The values by key; `aps` is always among them.
    public let values: [String: JSONValue]

    /// Makes a payload out of its values.
    ///
    /// - Parameter values: The values by key.
    /// - Throws: A `ControlError` if there is no `aps` object, or the payload has more bytes than a push may have.
    public init(_ values: [String: JSONValue]) throws {
        guard values["aps"]?.object != nil else {
            throw ControlError(.badInput, "the payload has no object “aps”", remedy: "for example: \(Self.example)")
        }
        let count = try values.encoded().count
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
        // White space and all.
        guard data.count <= ControlRequest.mostBytes else {
            throw ControlError(.badInput, "too long", remedy: "at most \(ControlRequest.mostBytes) bytes are read")
        }
        var values: [String: JSONValue] = try data.decoded(example: Self.example)
        values["Simulator Target Bundle"] = nil
        try self.init(values)
    }

    /// The payload as an app delegate receives it.
    public var userInfo: [AnyHashable: Any] { values.mapValues(\.foundationObject) }

    private static let example = #"{"aps":{"alert":"Hello"}}"#
}
