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
        /// The app's socket cannot be made.
        case noSocket
    }

    /// The kind of failure.
    public let code: Code
    /// What is wrong.
    public let problem: String
    /// Where it is wrong: a key or the path of a file.
    public package(set) var place: String?
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
}

extension Array {
    /// Finds what a name stands for, or says which name was meant.
    ///
    /// - Parameters:
    ///   - kind: What is looked for.
    ///   - text: The name, as a person typed it.
    ///   - name: Returns the name of each.
    /// - Returns: The element of that name.
    /// - Throws: A `ControlError` that names those there are.
    func find(_ kind: String, named text: String, by name: (Element) -> String) throws -> Element {
        if let element = first(where: { name($0) == text }) { return element }
        let remedy = map(name).suggestion(for: text) ?? "there is none"
        throw ControlError(.badInput, "there is no \(kind) \(text.quoted)", remedy: remedy)
    }
}

extension Data {
    /// Reads JSON of which nothing but the outermost value may be of the wrong kind, unless the value says itself what is wrong.
    ///
    /// - Parameter example: What would be right.
    /// - Returns: The value.
    /// - Throws: A `ControlError` that says what is wrong, and at which character if Foundation knows that.
    func decoded<Value: Decodable>(example: String) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: self)
        } catch let error as ControlError { throw error } catch {}
        var problem = "not the right kind of value"
        do {
            // The decoder itself does not say more than that it is no JSON.
            _ = try JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
        } catch let reason as NSError {
            let words = reason.userInfo[NSDebugDescriptionErrorKey].map { ": \("\($0)".shown(upTo: 100))" } ?? ""
            problem = "not JSON\(words)"
        }
        throw ControlError(.badInput, problem, remedy: "for example: \(example)")
    }
}
