import Foundation

/// An error of the control socket, with a message that says what was wrong and what would be right.
public struct ControlError: Error, Sendable, Hashable, Codable {
    /// The kinds of failure.
    public enum Code: String, Sendable, Codable {
        /// What was sent is malformed, or names what is not there.
        case badInput
        /// No app of that name is running.
        case noSuchApp
        /// The app went away, or fell silent, before it answered.
        case noAnswer
        /// The app belongs to another user, or serves as many clients as it can; it has done nothing of what was asked for.
        case refused
        /// An app of that name is running already.
        case alreadyRunning
        /// The app's socket cannot be made.
        case noSocket
    }

    /// The kind of failure.
    public let code: Code
    /// What is wrong.
    public let problem: String
    /// Where it is wrong: a key path or the path of a file.
    public let place: String?
    /// What would be right.
    public let remedy: String?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - problem: What is wrong.
    ///   - place: Where it is wrong.
    ///   - remedy: What would be right.
    public init(_ code: Code, _ problem: String, at place: String? = nil, remedy: String? = nil) {
        self.code = code
        self.problem = problem
        self.place = place
        self.remedy = remedy
    }

    /// The status that a process ends with when this is what stopped it, as `sysexits.h` numbers them.
    public var exitStatus: Int32 {
        switch code {
        case .badInput: 65
        case .noSuchApp, .noAnswer, .refused, .alreadyRunning, .noSocket: 69
        }
    }
}

extension ControlError {
    /// The same error, its place told from further out.
    func below(_ key: String) -> ControlError {
        ControlError(code, problem, at: [key, place].compactMap(\.self).joined(separator: "."), remedy: remedy)
    }
}

extension ControlError: CustomStringConvertible {
    /// The whole error in a line, which may be shown on a terminal wherever the error comes from.
    public var description: String {
        [place.map { "\($0): \(problem)" } ?? problem, remedy].compactMap(\.self).joined(separator: "; ").shown()
    }
}

extension ControlError {
    static let tooLong = ControlError(
        .badInput,
        "the line is too long",
        remedy: "a request has at most \(ControlRequest.mostBytes) bytes and ends with a newline"
    )

    /// What a person is told of what a decoder did not take.
    ///
    /// - Parameters:
    ///   - error: The decoder's error, or one that says already what is wrong.
    ///   - example: What would be right.
    init(_ error: any Error, example: String) {
        let remedy = "for example: \(example)"
        switch error {
        case let known as ControlError:
            self.init(.badInput, known.problem, at: known.place, remedy: known.remedy ?? remedy)
        case DecodingError.keyNotFound(let key, let context):
            self.init(.badInput, "\(key.stringValue.quoted) is missing", at: context.place, remedy: remedy)
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            self.init(.badInput, "not the right kind of value", at: context.place, remedy: remedy)
        default:
            self.init(.badInput, "there is a value that cannot be read", remedy: remedy)
        }
    }
}

extension DecodingError.Context {
    /// The key path of the value; nil for the whole.
    fileprivate var place: String? {
        codingPath.isEmpty ? nil : codingPath.map(\.stringValue).joined(separator: ".")
    }
}

extension Data {
    /// Reads JSON.
    ///
    /// - Parameter example: What would be right.
    /// - Returns: The value.
    /// - Throws: A `ControlError` that says what is wrong, and at which character if Foundation knows that.
    func decoded<Value: Decodable>(example: String) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: self)
        } catch {
            do {
                // The decoder itself does not say more than that it is no JSON.
                _ = try JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
            } catch let reason as NSError {
                let words = reason.userInfo[NSDebugDescriptionErrorKey].map { ": \("\($0)".shown(upTo: 100))" } ?? ""
                throw ControlError(.badInput, "not JSON\(words)", remedy: "for example: \(example)")
            }
            throw ControlError(error, example: example)
        }
    }
}
