import Foundation

/// How requests and responses are written: one JSON object a line.
enum ControlFrame {
    /// The most bytes that a line may have, its end not counted.
    static let mostBytes = 65_536

    static let newline = UInt8(ascii: "\n")

    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// A value as one line, with its end.
    static func encode(_ value: some Encodable) throws -> Data {
        guard var line = try? encoder.encode(value) else {
            throw ControlError(.badInput, "there is a number that JSON cannot write")
        }
        guard line.count <= mostBytes else {
            throw tooLong
        }
        line.append(newline)
        return line
    }

    /// The value that JSON stands for.
    static func decode<Value: Decodable>(_ type: Value.Type, from json: Data) throws -> Value {
        try JSONSyntax.check(Array(json))
        do {
            return try JSONDecoder().decode(type, from: json)
        } catch let error as DecodingError {
            throw ControlError(error)
        }
    }

    static let tooLong = ControlError(
        .badInput,
        "the line is too long",
        at: "byte \(mostBytes)",
        remedy: "a request has at most \(mostBytes) bytes and ends with a newline"
    )
}
