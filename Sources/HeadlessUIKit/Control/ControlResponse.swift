import Foundation

/// What is on the wire for each request: its answer, or what was wrong with it.
package enum ControlResponse: Sendable {
    case answer(ControlAnswer)
    case error(ControlError)

    /// The response to a request that led to nothing but an error.
    init(_ error: any Error) { self = .error(error as? ControlError ?? ControlError(.badInput, "\(error)")) }

    /// The response as it is sent; an answer that is too long for that is replaced by an error that says so.
    package var line: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A response consists of what every encoder takes.
        var line = Array((try? encoder.encode(self)) ?? Data())
        guard line.count <= ControlFrame.mostBytes else { return Self.error(.answerTooLong(bytes: line.count)).line }
        line.append(ControlFrame.newline)
        return line
    }
}

extension ControlResponse: Codable {
    private enum Key: String, CodingKey {
        case error
    }

    /// Reads the value from where a decoder stands.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What is wrong with what is there.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let error = try container.decodeIfPresent(ControlError.self, forKey: .error) {
            self = .error(error)
        } else {
            self = .answer(try ControlAnswer(from: decoder))
        }
    }

    /// Writes the value to where an encoder stands.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What keeps the encoder from taking it.
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .answer(let answer): try answer.encode(to: encoder)
        case .error(let error):
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(error, forKey: .error)
        }
    }
}

extension ControlError {
    static func answerTooLong(bytes: Int) -> ControlError {
        ControlError(
            .answerTooLong,
            "the answer has \(bytes) bytes",
            remedy: "at most \(ControlFrame.mostBytes) are sent; the request was performed"
        )
    }
}
