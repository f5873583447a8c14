import Foundation

/// What is on the wire for each request: its answer, or what was wrong with it.
enum ControlResponse: Sendable, Codable {
    case answer(ControlAnswer)
    case error(ControlError)

    /// The response to a request that led to nothing but an error.
    init(_ error: any Error) {
        self = .error(error as? ControlError ?? ControlError(.badInput, "\(error)"))
    }

    private enum Key: String, CodingKey {
        case error
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let error = try container.decodeIfPresent(ControlError.self, forKey: .error) {
            self = .error(error)
        } else {
            self = .answer(try ControlAnswer(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .answer(let answer):
            try answer.encode(to: encoder)
        case .error(let error):
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(error, forKey: .error)
        }
    }

    /// The response as it is sent.
    var line: Data {
        do {
            return try ControlFrame.encode(self)
        } catch {
            // Only an app's own words can be too many, never those of an error.
            return (try? ControlFrame.encode(ControlResponse(error))) ?? Data([ControlFrame.newline])
        }
    }
}
