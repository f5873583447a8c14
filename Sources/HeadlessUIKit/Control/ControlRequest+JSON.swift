public import Foundation

/// On the wire a request is one flat object: its verb, and beside it what the verb needs.
extension ControlRequest {
    /// Reads a request.
    ///
    /// - Parameter json: The request as it is on the wire.
    /// - Throws: A `ControlError` that says what is wrong with it, and where.
    public init(json: Data) throws {
        let members = try Members(JSONValue(json: json))
        let verb = try members.value(of: "verb") { try Verb(named: $0.text) }
        do {
            try members.checkKeys(of: verb)
            try self.init(verb, members)
        } catch let error as ControlError {
            throw ControlError(
                error.code, error.problem, at: error.place, remedy: error.remedy ?? "for example: \(verb.example)")
        }
    }

    private init(_ verb: Verb, _ members: Members) throws {
        switch verb {
        case .openURL: self = .openURL(try members.value(of: "url") { try URL(controlText: $0.text) })
        case .push: self = .push(try members.value(of: "payload") { try PushPayload($0.members) })
        case .shortcut:
            self = .shortcut(
                type: try members.value(of: "type") { try $0.text },
                title: try members.valueIfPresent(of: "title") { try $0.text },
                userInfo: try members.valueIfPresent(of: "userInfo") { try Self.checked(userInfo: $0.members) } ?? [:])
        case .activity:
            self = .activity(
                type: try members.value(of: "type") { try Self.activityType($0.text) },
                webpageURL: try members.valueIfPresent(of: "url") { try URL(controlWebpageText: $0.text) })
        case .enterBackground: self = .enterBackground
        case .enterForeground: self = .enterForeground
        case .rotate: self = .rotate(try members.value(of: "name") { try UIInterfaceOrientation(named: $0.text) })
        case .memoryWarning: self = .memoryWarning
        case .newScene: self = .newScene
        case .closeScene: self = .closeScene(identifier: try members.value(of: "id") { try $0.text })
        case .notify: self = .notify(try members.value(of: "payload") { try PushPayload($0.members) })
        case .tapNotification: self = .tapNotification(identifier: try members.value(of: "id") { try $0.text })
        case .fetch: self = .fetch
        case .sessionEvents: self = .sessionEvents(identifier: try members.value(of: "id") { try $0.text })
        case .acceptShare: self = .acceptShare(container: try members.value(of: "id") { try $0.text })
        case .lock: self = .lock
        case .unlock: self = .unlock
        case .timeChange: self = .timeChange
        case .requestHealth: self = .requestHealth
        case .notificationSettings: self = .notificationSettings
        case .watch: self = .watch(after: try members.valueIfPresent(of: "after") { try $0.number })
        case .status: self = .status
        case .swipeAway: self = .swipeAway
        case .terminate: self = .terminate
        }
    }

    /// The request as it is on the wire, without the end of the line.
    ///
    /// - Throws: A `ControlError` if there is a number in it that JSON cannot write.
    public var json: Data {
        get throws {
            var members: [String: JSONValue] = ["verb": .string(verb.rawValue)]
            switch self {
            case .openURL(let url):
                members["url"] = .string(url.absoluteString)
            case .push(let payload), .notify(let payload):
                members["payload"] = .object(payload.values)
            case .shortcut(let type, let title, let userInfo):
                members["type"] = .string(type)
                members["title"] = title.map(JSONValue.string)
                members["userInfo"] = userInfo.isEmpty ? nil : .object(userInfo)
            case .activity(let type, let webpageURL):
                members["type"] = .string(type)
                members["url"] = webpageURL.map { .string($0.absoluteString) }
            case .rotate(let orientation): members["name"] = .string(orientation.name)
            case .closeScene(let identifier), .tapNotification(let identifier), .sessionEvents(let identifier),
                .acceptShare(let identifier):
                members["id"] = .string(identifier)
            case .watch(let number): members["after"] = number.map { .integer($0) }
            // The others are their verb.
            default: break
            }
            return try JSONValue.object(members).json
        }
    }

    /// A user info of no more bytes than a push may have, since all of it becomes objects on the main thread.
    private static func checked(userInfo: [String: JSONValue]) throws -> [String: JSONValue] {
        let count = try JSONValue.object(userInfo).byteCount
        guard count <= PushPayload.mostBytes else {
            throw ControlError(
                .badInput,
                "the user info has \(count) bytes",
                remedy: "it has at most \(PushPayload.mostBytes), not counting white space"
            )
        }
        return userInfo
    }

    /// What an object on the wire consists of.
    private struct Members {
        private let values: [String: JSONValue]

        init(_ object: JSONValue) throws {
            do {
                values = try object.members
            } catch let error as ControlError {
                throw ControlError(.badInput, error.problem, remedy: "for example: \(Verb.status.example)")
            }
        }

        /// A misspelled key would otherwise be taken for one that is left out.
        func checkKeys(of verb: Verb) throws {
            let known = try Members(JSONValue(json: Data(verb.example.utf8))).values
            if let unknown = values.keys.filter({ known[$0] == nil }).min() {
                throw ControlError(.badInput, "\(verb.rawValue) has no key \(unknown.quoted)")
            }
        }

        /// What a value means; what is wrong with it is said to be at its key.
        func value<Value>(of key: String, _ meaning: (JSONValue) throws -> Value) throws -> Value {
            guard let value = values[key] else {
                throw ControlError(.badInput, "\(key.quoted) is missing")
            }
            do {
                return try meaning(value)
            } catch let error as ControlError {
                throw error.below(key)
            }
        }

        /// What a value means that may be left out, or null.
        func valueIfPresent<Value>(of key: String, _ meaning: (JSONValue) throws -> Value) throws -> Value? {
            switch values[key] {
            case nil, .null: nil
            default: try value(of: key, meaning)
            }
        }
    }
}

extension JSONValue {
    fileprivate var text: String {
        get throws {
            guard case .string(let text) = self else { throw mismatch(expected: "a string") }
            return text
        }
    }

    fileprivate var number: Int {
        get throws {
            guard case .integer(let number) = self else { throw mismatch(expected: "a whole number") }
            return number
        }
    }

    fileprivate var members: [String: JSONValue] {
        get throws {
            guard case .object(let members) = self else { throw mismatch(expected: "an object") }
            return members
        }
    }

    private func mismatch(expected: String) -> ControlError {
        ControlError(.badInput, "expected \(expected), found \(kind)")
    }
}
