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

    /// Reads a value, more strictly than Foundation does.
    ///
    /// A key may not stand twice in an object, nesting ends at 64 levels, and a character has at most 30 combining marks, as in the
    /// Stream-Safe Text Format of Unicode Standard Annex 15.
    ///
    /// - Parameter json: The value in UTF-8.
    /// - Throws: A `ControlError` that says what is wrong, and at which byte.
    public init(json: Data) throws { self = try JSONParser.value(of: Array(json)) }

    /// The value in UTF-8, without white space and with its keys in order.
    ///
    /// - Throws: A `ControlError` if there is a number in it that JSON cannot write.
    public var json: Data {
        get throws {
            var writer = JSONWriter(sortsKeys: true)
            try writer.write(self)
            return Data(writer.bytes)
        }
    }

    /// How many bytes the value has without white space.
    var byteCount: Int {
        get throws {
            var writer = JSONWriter(sortsKeys: false)
            try writer.write(self)
            return writer.bytes.count
        }
    }

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

    /// The name of the value's kind.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
