import Foundation
import HeadlessUIKit

extension Command {
    /// Understands a command line without the name of the program; by itself, since the package depends on no other.
    ///
    /// After the first “--” nothing is an option; if only options come before it, the next word is the name of an app, whatever it is.
    ///
    /// - Throws: A `UsageError` if it makes no sense, a `ControlError` if an argument is malformed.
    init(arguments: [String]) throws {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        var optionsAndWords = arguments[..<end]
        let timeout = try Self.takeTimeout(from: &optionsAndWords)
        let options = Self.helpOptions + [Self.jsonOption]
        let leading = optionsAndWords.filter { !options.contains($0) }
        let words = leading + arguments[end...].dropFirst()
        let format = optionsAndWords.contains(Self.jsonOption) ? Format.json : .text
        guard !optionsAndWords.contains(where: Self.helpOptions.contains) else {
            self = .help(words.compactMap(Topic.init(name:)).first ?? .everything)
            return
        }
        guard let first = words.first else { throw UsageError(problem: "nothing to do", remedy: Help.usage) }
        let mayBeCommand = !leading.isEmpty || end == arguments.endIndex
        switch first {
        case "help" where mayBeCommand: self = .help(try Topic(arguments: words.dropFirst()))
        case "list" where mayBeCommand:
            guard words.count == 1 else {
                throw UsageError(problem: "list takes no arguments", remedy: Help.usage(orApp: words))
            }
            self = .list(format)
        default:
            if mayBeCommand { try Self.checkIsName(words) }
            self = .tell(app: first, try Self.request(to: first, words.dropFirst()), format, timeout: timeout)
        }
    }

    private static let helpOptions = ["--help", "-h"]
    private static let jsonOption = "--json"
    private static let timeoutOption = "--timeout"

    /// Takes out how many seconds to wait for an answer; a minute where nothing is said.
    private static func takeTimeout(from words: inout ArraySlice<String>) throws -> TimeInterval {
        guard let index = words.firstIndex(of: timeoutOption) else { return 60 }
        guard let seconds = words[index...].dropFirst().first.flatMap(TimeInterval.init), seconds > 0 else {
            throw UsageError(problem: "\(timeoutOption) takes a number of seconds", remedy: Help.usage)
        }
        words.removeSubrange(index...(index + 1))
        return seconds
    }

    /// Throws if the first word is meant for something else than the name of an app.
    private static func checkIsName(_ words: [String]) throws {
        guard !words[0].hasPrefix("-") else {
            throw UsageError(problem: "there is no option \(words[0])", remedy: Help.usage(orApp: words))
        }
        if let verb = ControlRequest.Verb(rawValue: words[0]) {
            throw UsageError(problem: "the name of the app comes first", remedy: Help.usage(of: verb, orApp: words))
        }
    }

    private static func request(to app: String, _ words: ArraySlice<String>) throws -> ControlRequest {
        guard let name = words.first else {
            throw UsageError(problem: "no verb for \(app)", remedy: "\(Help.usage)\n\n\(Help.verbs)")
        }
        let verb = try ControlRequest.Verb(typed: name)
        let arguments = Array(words.dropFirst())
        let entry = verb.entry
        guard entry.argumentCounts.contains(arguments.count) else {
            let problem = arguments.count < entry.argumentCounts.lowerBound ? "too few" : "too many"
            throw UsageError(problem: "\(problem) arguments for \(name)", remedy: Help.usage(of: verb))
        }
        return try entry.request(arguments)
    }
}

extension Command.Topic {
    fileprivate init?(name: String) {
        if name == "list" {
            self = .list
        } else if let verb = ControlRequest.Verb(rawValue: name) {
            self = .verb(verb)
        } else {
            return nil
        }
    }

    fileprivate init(arguments: ArraySlice<String>) throws {
        guard let name = arguments.first else {
            self = .everything
            return
        }
        guard arguments.count == 1 else { throw UsageError(problem: "help is about one verb", remedy: Help.usage) }
        self = name == "list" ? .list : .verb(try ControlRequest.Verb(typed: name))
    }
}

extension ControlRequest.Verb {
    /// Finds the verb that a person typed; a wrong one is a mistake in the command, not in its input.
    fileprivate init(typed name: String) throws {
        do {
            try self.init(named: name)
        } catch let error as ControlError {
            let correction = Self.allCases.map(\.rawValue).correction(of: name)
            throw UsageError(problem: error.problem, remedy: correction ?? "the verbs are:\n\(Help.verbs)")
        }
    }
}
