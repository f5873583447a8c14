import DecoupledAppDelegate

/// Arguments that an app is given one day with other contents: of which it may be wrong, and which no sample has.
@MainActor protocol VariedInput: EventInput {
    /// The same arguments with other contents, each with what is different.
    var variants: [(name: String, input: Self)] { get }
}

extension VariedInput {
    func variants<Input>(as type: Input.Type) -> [(name: String, input: Input)] {
        variants.compactMap { variant in (variant.input as? Input).map { (variant.name, $0) } }
    }
}

extension BackgroundURLSessionInput: VariedInput {
    var variants: [(name: String, input: BackgroundURLSessionInput)] {
        [("another that begins alike", BackgroundURLSessionInput(identifier: identifier.lookalike))]
    }
}

extension ExtensionPointInput: VariedInput {
    var variants: [(name: String, input: ExtensionPointInput)] {
        let other = extensionPointIdentifier.rawValue.lookalike
        return [("another", ExtensionPointInput(extensionPointIdentifier: .init(rawValue: other)))]
    }
}

#if RemoteNotifications
extension RemoteNotificationInput: VariedInput {
    var variants: [(name: String, input: RemoteNotificationInput)] {
        userInfo.variants.map { ($0.name, RemoteNotificationInput(userInfo: $0.userInfo)) }
    }
}

extension DeviceTokenInput: VariedInput {
    var variants: [(name: String, input: DeviceTokenInput)] {
        [("another", DeviceTokenInput(deviceToken: Data(deviceToken.reversed()) + [8]))]
    }
}
#endif

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
