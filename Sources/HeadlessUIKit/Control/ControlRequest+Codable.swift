public import Foundation

/// On the wire a request is one flat object: its verb, and beside it what the verb needs.
extension ControlRequest: Codable {
    /// The most bytes that a line with a request may have, its end not counted.
    static let mostBytes = 65_536

    private enum CodingKeys: CodingKey { case verb, url, payload, type, title, userInfo, name, id, after }

    /// Reads a request.
    ///
    /// - Parameter json: The request as it is on the wire.
    /// - Throws: A `ControlError` that says what is wrong with it, and where.
    public init(json: Data) throws { self = try json.decoded(example: Verb.status.example) }

    /// The request as it is on the wire, without the end of the line.
    ///
    /// - Throws: A `ControlError` if there is a number in it that JSON cannot write.
    public var json: Data { get throws { try encoded() } }

    /// Reads a request.
    ///
    /// - Parameter decoder: What reads it.
    /// - Throws: A `ControlError` that says what is wrong with it, and where.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let verb = try values(.verb, Verb.init(named:))
        do {
            switch verb {
            case .openURL: self = .openURL(try values(.url, URL.init(controlText:)))
            case .push: self = .push(try values(.payload) { try PushPayload($0) })
            case .shortcut:
                self = .shortcut(
                    type: try values(.type), title: try values.valueIfPresent(.title),
                    userInfo: try values.valueIfPresent(.userInfo) ?? [:])
            case .activity:
                self = .activity(
                    type: try values(.type, Self.activityType),
                    webpageURL: try values.valueIfPresent(.url).map { (_: String) in
                        try values(.url, URL.init(controlWebpageText:))
                    })
            case .rotate: self = .rotate(try values(.name, UIInterfaceOrientation.init(named:)))
            case .closeScene: self = .closeScene(identifier: try values(.id))
            case .notify: self = .notify(try values(.payload) { try PushPayload($0) })
            case .tapNotification: self = .tapNotification(identifier: try values(.id))
            case .sessionEvents: self = .sessionEvents(identifier: try values(.id))
            case .acceptShare: self = .acceptShare(container: try values(.id))
            case .watch: self = .watch(after: try values.valueIfPresent(.after))
            default: self = Self.bare[verb] ?? .status
            }
        } catch { throw ControlError(error, example: verb.example) }
    }

    /// Writes the request.
    ///
    /// - Parameter encoder: What writes it.
    /// - Throws: What keeps it from being written.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(verb.rawValue, forKey: .verb)
        switch self {
        case .openURL(let url): try values.encode(url.absoluteString, forKey: .url)
        case .push(let payload), .notify(let payload): try values.encode(payload.values, forKey: .payload)
        case .shortcut(let type, let title, let userInfo):
            try values.encode(type, forKey: .type)
            try values.encodeIfPresent(title, forKey: .title)
            try values.encodeIfPresent(userInfo.isEmpty ? nil : userInfo, forKey: .userInfo)
        case .activity(let type, let webpageURL):
            try values.encode(type, forKey: .type)
            try values.encodeIfPresent(webpageURL?.absoluteString, forKey: .url)
        case .rotate(let orientation): try values.encode(orientation.name, forKey: .name)
        case .closeScene(let identifier), .tapNotification(let identifier), .sessionEvents(let identifier),
            .acceptShare(let identifier):
            try values.encode(identifier, forKey: .id)
        case .watch(let number): try values.encodeIfPresent(number, forKey: .after)
        // The others are their verb.
        default: break
        }
    }
}

extension KeyedDecodingContainer {
    fileprivate func callAsFunction<Value: Decodable>(_ key: Key) throws -> Value {
        try decode(Value.self, forKey: key)
    }

    fileprivate func valueIfPresent<Value: Decodable>(_ key: Key) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }

    /// What a value means; what is wrong with it is said to be at its key.
    fileprivate func callAsFunction<Raw: Decodable, Value>(_ key: Key, _ meaning: (Raw) throws -> Value) throws -> Value
    {
        let raw: Raw = try self(key)
        do {
            return try meaning(raw)
        } catch let error as ControlError { throw error.below(key.stringValue) }
    }
}
