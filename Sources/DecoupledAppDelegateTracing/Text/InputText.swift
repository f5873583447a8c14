package import DecoupledAppDelegate

// What a record shows of an event's arguments: by default no URL path or query, no token, no user info, and no message of an error.

/// Returns the arguments of an event as text, in one line; an empty string where a record shows none.
///
/// - Parameters:
///   - input: The arguments.
///   - event: The event.
///   - revealing: Whether URL paths and queries, tokens and user info may appear.
/// - Returns: The text.
@MainActor package func text(ofInput input: Any, at event: AppEvent, revealing: Bool) -> String {
    switch input {
    case let input as URLInput: text(of: input, revealing: revealing)
    case let input as ContinueActivityInput: input.userActivity.text(revealing: revealing)
    case let input as ActivityFailureInput: "\(input.userActivityType): \(input.error.text(revealing: revealing))"
    case let activity as NSUserActivity: activity.text(revealing: revealing)
    case let input as RestorationPathInput: input.identifierComponents.joined(separator: "/")
    case let input as SceneConnectionInput: input.session.persistentIdentifier
    case let input as SceneConfigurationInput: input.session.role.rawValue
    case let input as SceneRestorationInput: input.stateRestorationActivity.text(revealing: revealing)
    case let scene as UIScene: scene.session.persistentIdentifier
    case let sessions as Set<UISceneSession>: sessions.map(\.persistentIdentifier).sortedList
    case let notification as UNNotification: notification.text(revealing: revealing)
    case let name as String where [.handleBackgroundURLSessionEvents, .willContinueUserActivity].contains(event): name
    case let identifier as UIApplication.ExtensionPointIdentifier: identifier.rawValue
    case let token as Data: text(ofToken: token, revealing: revealing)
    case let error as any Error: error.text(revealing: revealing)
    // On Apple's systems, any dictionary with keys of text can be cast to launch options.
    case let options as [UIApplication.LaunchOptionsKey: Any]
    where [.willFinishLaunching, .didFinishLaunching].contains(event):
        text(of: options, revealing: revealing)
    case let userInfo as [AnyHashable: Any]: textOfUserInfo(userInfo, revealing: revealing)
    default: textOfIntent(input) ?? textOnPlatform(ofInput: input, revealing: revealing) ?? ""
    }
}

private func text(of input: URLInput, revealing: Bool) -> String {
    guard revealing else { return input.url.text(revealing: false) }
    var userInfo: [AnyHashable: Any] = [:]
    for (key, value) in input.options { userInfo[key.rawValue] = value }
    return joined(input.url.absoluteString, userInfo: userInfo, revealing: true)
}

/// Returns the options' keys, which UIKit defines, and their values only if revealing.
private func text(of options: [UIApplication.LaunchOptionsKey: Any], revealing: Bool) -> String {
    var entries: [String] = []
    for (key, value) in options {
        entries.append(revealing ? "\(key.rawValue): \(text(ofOption: value))" : key.rawValue)
    }
    return entries.sortedList
}

/// Returns a value as text, an activity's entries in the order of their keys: otherwise the same options have another text each time.
private func text(ofOption value: Any) -> String {
    guard let entries = value as? [AnyHashable: Any], entries.keys.allSatisfy({ "\($0)".hasPrefix("UIApplication") })
    else { return "\(value)" }
    return "[\(textOfUserInfo(entries, revealing: true))]"
}

private func text(ofToken token: Data, revealing: Bool) -> String {
    guard revealing else { return "\(token.count) bytes" }
    return token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
