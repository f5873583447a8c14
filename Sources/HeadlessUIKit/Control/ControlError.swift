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
        /// The answer has more bytes than a line may have; the request was performed.
        case answerTooLong
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
        case .noSuchApp, .noAnswer, .refused, .alreadyRunning, .noSocket, .answerTooLong: 69
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
