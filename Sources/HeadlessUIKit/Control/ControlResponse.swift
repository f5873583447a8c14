import Foundation

/// What is on the wire for each request: its answer, or what was wrong with it.
package enum ControlResponse: Sendable {
    case answer(ControlAnswer)
    case error(ControlError)

    /// An error as it is on the wire, where an answer stands by itself.
    private struct Failure: Codable {
        let error: ControlError
    }

    /// Reads a response.
    ///
    /// - Parameter json: The response as it is on the wire.
    /// - Throws: What is wrong with what is there.
    init(json: Data) throws {
        if let failure = try? JSONDecoder().decode(Failure.self, from: json) {
            self = .error(failure.error)
        } else {
            self = .answer(try JSONDecoder().decode(ControlAnswer.self, from: json))
        }
    }

    /// The response to a request that led to nothing but an error.
    init(_ error: any Error) { self = .error(error as? ControlError ?? ControlError(.badInput, "\(error)")) }

    /// The response as it is sent; an answer that is too long for that is replaced by an error that says so.
    package var line: [UInt8] {
        let json =
            switch self {
            case .answer(let answer): answer.sortedJSON
            case .error(let error): Failure(error: error).sortedJSON
            }
        var line = Array(json)
        guard line.count <= ControlFrame.mostBytes else { return Self.error(.answerTooLong(bytes: line.count)).line }
        line.append(ControlFrame.newline)
        return line
    }
}

extension Encodable {
    /// The value as JSON with its keys in order; for answers, errors and names, which consist of what every encoder takes.
    package var sortedJSON: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)) ?? Data()
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
