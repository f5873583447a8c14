import DecoupledAppDelegate

// What is different from an argument in one point alone: something is left out, is another, or is spelled in capitals.

/// Something that is different from an argument in one point.
struct Change<Value> {
    /// What is different.
    let name: String

    let value: Value
}

extension String {
    /// Another name that begins with this one.
    var lookalike: String { "\(self).other" }

    /// The text in capitals, if that is another.
    var spellings: [Change<String>] {
        uppercased() == self ? [] : [Change(name: "in capitals", value: uppercased())]
    }

    /// Another text, and the same in capitals.
    var changes: [Change<String>] { [Change(name: "another", value: lookalike)] + spellings }
}

extension [AnyHashable: Any] {
    /// The dictionary without the app's own values, and with values of another type; what Apple's own `aps` says stays.
    var variants: [(name: String, userInfo: [AnyHashable: Any])] {
        let bare = filter { $0.key == AnyHashable("aps") }
        guard bare.count < count else { return [] }
        let other = self.reduce(into: bare) { if bare[$1.key] == nil { $0[$1.key] = Self.ofAnotherType($1.value) } }
        return [("without its values", bare), ("with values of another type", other)]
    }

    /// The dictionary with each of the app's own values changed by itself: left out, and another one of its type.
    var changes: [Change<[AnyHashable: Any]>] {
        let keys = keys.filter { $0 != AnyHashable("aps") }.sorted { "\($0)" < "\($1)" }
        return keys.flatMap { key in
            guard let value = self[key] else { return [Change<Self>]() }
            return [Change(name: "without \(key)", value: filter { $0.key != key })]
                + Self.changes(of: value).map { other in
                    Change(name: "\(key) \(other.name)", value: merging([key: other.value]) { $1 })
                }
        }
    }

    private static func ofAnotherType(_ value: Any) -> Any {
        guard let text = value as? String else { return "\(value)" }
        return Int(text) ?? 1
    }

    /// Values of the same type.
    static func changes(of value: Any) -> [Change<Any>] {
        switch value {
        case let text as String: text.changes.map { Change<Any>(name: $0.name, value: $0.value) }
        case let flag as Bool: [Change<Any>(name: "the opposite", value: !flag)]
        case let number as Int: [Change<Any>(name: "\(number &+ 1)", value: number &+ 1)]
        case let number as Double: [Change<Any>(name: "\(number + 1)", value: number + 1)]
        default: []
        }
    }
}

/// Errors that an app may tell from others.
var otherErrors: [Change<any Error>] {
    [
        Change(name: "cancelled by the user", value: CocoaError(.userCancelled)),
        Change(name: "unknown", value: NSError(domain: "sample", code: 0)),
    ]
}
