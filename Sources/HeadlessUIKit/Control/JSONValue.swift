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

    /// The value as `JSONSerialization` gives it, which is how UIKit hands a user info over.
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

extension JSONValue: Codable {
    /// Reads the value from where a decoder stands.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What is wrong with what is there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Writes the value to where an encoder stands.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What keeps the encoder from taking it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
