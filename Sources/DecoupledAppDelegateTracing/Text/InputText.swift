import DecoupledAppDelegate

// What a record shows of an event's arguments: by default no URL path or query, no token, no user info, and no message of an error.

/// The arguments of an event that a record shows.
@MainActor protocol RecordedInput: EventInput {
    /// Returns the arguments as text, in one line.
    ///
    /// - Parameter revealing: Whether URL paths and queries, tokens and user info may appear.
    /// - Returns: The text.
    func text(revealing: Bool) -> String
}

extension EventInput {
    /// Returns the arguments as text; an empty string where a record shows none.
    @MainActor package func summary(revealing: Bool) -> String {
        (self as? any RecordedInput)?.text(revealing: revealing) ?? ""
    }
}

extension LaunchInput: RecordedInput {
    /// The options' keys, which UIKit defines, and their values only if revealing.
    func text(revealing: Bool) -> String {
        var entries: [String] = []
        for (key, value) in launchOptions ?? [:] {
            entries.append(revealing ? "\(key.rawValue): \(text(of: value))" : key.rawValue)
        }
        return entries.sortedList
    }

    /// A value as text, an activity's entries in the order of their keys: otherwise the same options have another text each time.
    private func text(of value: Any) -> String {
        guard let entries = value as? [AnyHashable: Any],
            entries.keys.allSatisfy({ "\($0)".hasPrefix("UIApplication") })
        else { return "\(value)" }
        return "[\(textOfUserInfo(entries, revealing: true))]"
    }
}

extension URLInput: RecordedInput {
    func text(revealing: Bool) -> String {
        guard revealing else { return url.text(revealing: false) }
        var userInfo: [AnyHashable: Any] = [:]
        for (key, value) in options { userInfo[key.rawValue] = value }
        return joined(url.absoluteString, userInfo: userInfo, revealing: true)
    }
}

extension ActivityTypeInput: RecordedInput {
    func text(revealing: Bool) -> String { userActivityType }
}

extension ContinueActivityInput: RecordedInput {
    func text(revealing: Bool) -> String { userActivity.text(revealing: revealing) }
}

extension ActivityFailureInput: RecordedInput {
    func text(revealing: Bool) -> String { "\(userActivityType): \(error.text(revealing: revealing))" }
}

extension ActivityInput: RecordedInput {
    func text(revealing: Bool) -> String { userActivity.text(revealing: revealing) }
}

extension BackgroundURLSessionInput: RecordedInput {
    func text(revealing: Bool) -> String { identifier }
}

extension WatchRequestInput: RecordedInput {
    func text(revealing: Bool) -> String { textOfUserInfo(userInfo ?? [:], revealing: revealing) }
}

extension ExtensionPointInput: RecordedInput {
    func text(revealing: Bool) -> String { extensionPointIdentifier.rawValue }
}

extension RestorationPathInput: RecordedInput {
    func text(revealing: Bool) -> String { identifierComponents.joined(separator: "/") }
}

extension PresentNotificationInput: RecordedInput {
    func text(revealing: Bool) -> String { notification.text(revealing: revealing) }
}

extension SceneConnectionInput: RecordedInput {
    func text(revealing: Bool) -> String { session.persistentIdentifier }
}

extension SceneInput: RecordedInput {
    func text(revealing: Bool) -> String { scene.session.persistentIdentifier }
}

extension SceneConfigurationInput: RecordedInput {
    func text(revealing: Bool) -> String { session.role.rawValue }
}

extension DiscardedSessionsInput: RecordedInput {
    func text(revealing: Bool) -> String {
        var identifiers: [String] = []
        for session in sessions { identifiers.append(session.persistentIdentifier) }
        return identifiers.sortedList
    }
}

extension SceneRestorationInput: RecordedInput {
    func text(revealing: Bool) -> String { stateRestorationActivity.text(revealing: revealing) }
}

@available(tvOS 16, *)
extension WindowGeometryInput: RecordedInput {
    func text(revealing: Bool) -> String { windowScene.session.persistentIdentifier }
}
