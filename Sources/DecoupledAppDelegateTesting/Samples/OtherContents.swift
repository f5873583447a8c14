import DecoupledAppDelegate

/// Returns arguments that an app is given one day with other contents, of which it may be wrong, and which no sample has.
///
/// - Parameter input: The arguments of an event.
/// - Returns: The same arguments with other contents, each with what is different.
@MainActor func otherContents<Input>(of input: Input) -> [(name: String, input: Input)] {
    let others: [(name: String, input: Any)] =
        switch input {
        case let identifier as String: [("another that begins alike", identifier.lookalike)]
        case let identifier as UIApplication.ExtensionPointIdentifier:
            [("another", UIApplication.ExtensionPointIdentifier(rawValue: identifier.rawValue.lookalike))]
        case let token as Data: [("another", Data(token.reversed()) + [8])]
        case let userInfo as [AnyHashable: Any] where Input.self == [AnyHashable: Any].self:
            userInfo.variants.map { ($0.name, $0.userInfo) }
        default: otherNotifications(of: input)
        }
    return others.compactMap { other in (other.input as? Input).map { (other.name, $0) } }
}

extension [AnyHashable: Any] {
    /// The dictionary without the app's own values, and with values of another type; what Apple's own `aps` says stays.
    var variants: [(name: String, userInfo: [AnyHashable: Any])] {
        let bare = filter { $0.key == AnyHashable("aps") }
        guard bare.count < count else { return [] }
        let other = self.reduce(into: bare) { if bare[$1.key] == nil { $0[$1.key] = Self.ofAnotherType($1.value) } }
        return [("without its values", bare), ("with values of another type", other)]
    }

    private static func ofAnotherType(_ value: Any) -> Any {
        guard let text = value as? String else { return "\(value)" }
        return Int(text) ?? 1
    }
}

extension String {
    /// Another name that begins with this one.
    var lookalike: String { "\(self).other" }
}
