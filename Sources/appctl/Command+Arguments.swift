import HeadlessUIKit

extension Command {
    /// Understands a command line without the name of the program.
    ///
    /// - Throws: A `UsageError` if it makes no sense, a `ControlError` if an argument is malformed.
    init(arguments: [String]) throws {
        let words = arguments.filter { !Self.helpOptions.contains($0) }
        guard words.count == arguments.count else {
            self = .help(words.lazy.compactMap(Topic.init(name:)).first ?? .everything)
            return
        }
        switch words.first {
        case nil:
            throw UsageError(problem: "nothing to do", remedy: Help.usage)
        case "help":
            self = .help(try Topic(arguments: words.dropFirst()))
        case "list":
            guard words.count == 1 else {
                throw UsageError(problem: "list takes no arguments", remedy: Help.usage)
            }
            self = .list
        case let app?:
            self = .tell(app: app, try Self.request(to: app, words.dropFirst()))
        }
    }

    private static let helpOptions = ["--help", "-h"]

    private static func request(to app: String, _ words: ArraySlice<String>) throws -> ControlRequest {
        guard !app.hasPrefix("-") else {
            throw UsageError(problem: "there is no option \(app)", remedy: Help.usage)
        }
        if let verb = ControlRequest.Verb(rawValue: app) {
            throw UsageError(problem: "the name of the app comes first", remedy: Help.usage(of: verb))
        }
        guard let name = words.first else {
            throw UsageError(problem: "no verb for \(app)", remedy: Help.usage)
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
        guard arguments.count == 1 else {
            throw UsageError(problem: "help is about one verb", remedy: Help.usage)
        }
        self = name == "list" ? .list : .verb(try ControlRequest.Verb(typed: name))
    }
}

extension ControlRequest.Verb {
    /// Finds the verb that a person typed; a wrong one is a mistake in the command, not in its input.
    fileprivate init(typed name: String) throws {
        do {
            try self.init(named: name)
        } catch let error as ControlError {
            throw UsageError(problem: error.problem, remedy: error.remedy ?? Help.usage)
        }
    }
}
