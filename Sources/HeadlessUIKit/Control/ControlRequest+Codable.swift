import Foundation

/// On the wire a request is one flat object: its verb, and beside it what the verb needs.
extension ControlRequest: Codable {
    private enum Key: String, CodingKey {
        case verb, url, payload, type, title, userInfo, name, id
    }

    /// Reads the value from where a decoder stands.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What is wrong with what is there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let verb = try container.decode(at: .verb, Verb.init(named:))
        do {
            try Self.checkKeys(of: verb, in: decoder)
            try self.init(verb, container)
        } catch let error as DecodingError {
            throw ControlError(error, remedy: "a request is as \(verb.example)")
        }
    }

    /// A misspelt key would otherwise be taken for one that is left out.
    private static func checkKeys(of verb: Verb, in decoder: any Decoder) throws {
        let known = [Key.verb.rawValue] + keys(of: verb).map(\.rawValue)
        let keys = try decoder.singleValueContainer().decode([String: JSONValue].self).keys
        if let unknown = keys.sorted().first(where: { !known.contains($0) }) {
            throw ControlError(
                .badInput,
                "\(verb.rawValue) has no key \(unknown.quoted)",
                remedy: "a request is as \(verb.example)"
            )
        }
    }

    private static func keys(of verb: Verb) -> [Key] {
        switch verb {
        case .openURL: [.url]
        case .push, .notify: [.payload]
        case .shortcut: [.type, .title, .userInfo]
        case .activity: [.type, .url]
        case .rotate: [.name]
        case .closeScene, .tapNotification: [.id]
        case .enterBackground, .enterForeground, .memoryWarning, .newScene, .status, .terminate: []
        }
    }

    private init(_ verb: Verb, _ container: KeyedDecodingContainer<Key>) throws {
        switch verb {
        case .openURL:
            self = .openURL(try container.decode(at: .url, URL.init(controlText:)))
        case .push:
            self = .push(try container.decode(PushPayload.self, forKey: .payload))
        case .shortcut:
            self = .shortcut(
                type: try container.decode(String.self, forKey: .type),
                title: try container.decodeIfPresent(String.self, forKey: .title),
                userInfo: try container.decodeIfPresent([String: JSONValue].self, forKey: .userInfo) ?? [:]
            )
        case .activity:
            self = .activity(
                type: try container.decode(String.self, forKey: .type),
                webpageURL: container.contains(.url) ? try container.decode(at: .url, URL.init(controlText:)) : nil
            )
        case .enterBackground: self = .enterBackground
        case .enterForeground: self = .enterForeground
        case .rotate: self = .rotate(try container.decode(at: .name, UIInterfaceOrientation.init(named:)))
        case .memoryWarning: self = .memoryWarning
        case .newScene: self = .newScene
        case .closeScene: self = .closeScene(identifier: try container.decode(String.self, forKey: .id))
        case .notify: self = .notify(try container.decode(PushPayload.self, forKey: .payload))
        case .tapNotification: self = .tapNotification(identifier: try container.decode(String.self, forKey: .id))
        case .status: self = .status
        case .terminate: self = .terminate
        }
    }

    /// Writes the value to where an encoder stands.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What keeps the encoder from taking it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(verb.rawValue, forKey: .verb)
        switch self {
        case .openURL(let url):
            try container.encode(url.absoluteString, forKey: .url)
        case .push(let payload), .notify(let payload):
            try container.encode(payload, forKey: .payload)
        case .shortcut(let type, let title, let userInfo):
            try container.encode(type, forKey: .type)
            try container.encodeIfPresent(title, forKey: .title)
            try container.encodeIfPresent(userInfo.isEmpty ? nil : userInfo, forKey: .userInfo)
        case .activity(let type, let webpageURL):
            try container.encode(type, forKey: .type)
            try container.encodeIfPresent(webpageURL?.absoluteString, forKey: .url)
        case .rotate(let orientation):
            try container.encode(orientation.name, forKey: .name)
        case .closeScene(let identifier), .tapNotification(let identifier):
            try container.encode(identifier, forKey: .id)
        case .enterBackground, .enterForeground, .memoryWarning, .newScene, .status, .terminate:
            break
        }
    }
}

extension KeyedDecodingContainer {
    /// What a text means; what is wrong with it is said to be at its key.
    fileprivate func decode<Value>(at key: Key, _ value: (String) throws -> Value) throws -> Value {
        let text = try decode(String.self, forKey: key)
        do {
            return try value(text)
        } catch let error as ControlError {
            throw error.below(codingPath + [key])
        }
    }
}
