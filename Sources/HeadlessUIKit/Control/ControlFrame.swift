import Foundation

/// How requests and responses are written: one JSON object a line.
enum ControlFrame {
    /// The most bytes that a line may have, its end not counted.
    static let mostBytes = 65_536

    static let newline = UInt8(ascii: "\n")

    /// A line with its end.
    static func line(_ json: Data) throws -> [UInt8] {
        guard json.count <= mostBytes else { throw tooLong }
        return Array(json) + [newline]
    }

    static let tooLong = ControlError(
        .badInput,
        "the line is too long",
        at: "byte \(mostBytes)",
        remedy: "a request has at most \(mostBytes) bytes and ends with a newline"
    )
}
