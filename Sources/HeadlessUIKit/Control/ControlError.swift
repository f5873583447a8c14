/// What went wrong between an app and those who control it, in words for the person who has to put it right.
public struct ControlError: Error, Sendable, Hashable, Codable {
    /// The kinds of failure that a caller may want to tell apart.
    public enum Code: String, Sendable, Codable {
        /// What was sent is malformed.
        case badInput
        /// No app of that name is running.
        case noSuchApp
        /// The app went away, or fell silent, before it answered.
        case noAnswer
        /// The app belongs to another user, or serves as many clients as it can.
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
    /// Where it is wrong: a byte offset, a key path or the path of a file.
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
    /// Makes an error of what a decoder did not understand.
    ///
    /// - Parameters:
    ///   - error: What the decoder says.
    ///   - remedy: What would be right.
    init(_ error: DecodingError, remedy: String? = nil) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(.badInput, "\(key.stringValue.quoted) is missing", remedy: remedy)
            self = below(context.codingPath)
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            self.init(.badInput, context.debugDescription, remedy: remedy)
            self = below(context.codingPath)
        @unknown default:
            self.init(.badInput, "\(error)", remedy: remedy)
        }
    }

    /// The same error, its place told from further out.
    func below(_ path: [any CodingKey]) -> ControlError {
        let places = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue } + [place].compactMap(\.self)
        return ControlError(code, problem, at: places.isEmpty ? nil : places.joined(separator: "."), remedy: remedy)
    }
}

extension ControlError: CustomStringConvertible {
    /// The whole error in a line.
    public var description: String {
        [place.map { "\($0): \(problem)" } ?? problem, remedy].compactMap(\.self).joined(separator: "; ")
    }
}

extension String {
    /// The text between quotation marks, cut to a length that an error message bears.
    var quoted: String {
        "“\(prefix(60))\(count > 60 ? "…" : "")”"
    }
}
