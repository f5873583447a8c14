package import DecoupledAppDelegate

/// Says what an event's arguments are, as a record shows them: unless it is revealing, no URL path or query, no token, no user info, and no
/// message of an error.
package struct InputText {
    /// Whether URL paths and queries, tokens and user info may appear.
    let isRevealing: Bool

    package init(isRevealing: Bool = true) { self.isRevealing = isRevealing }

    /// Returns the arguments of an event as text, in one line; an empty string where a record shows none.
    @MainActor package func text(of input: Any, at event: AppEvent) -> String {
        switch input {
        case let input as URLInput: text(of: input)
        case let input as ContinueActivityInput: text(of: input.userActivity)
        case let input as ActivityFailureInput: "\(input.userActivityType): \(text(of: input.error))"
        case let activity as NSUserActivity: text(of: activity)
        case let input as RestorationPathInput: input.identifierComponents.joined(separator: "/")
        case let input as SceneConnectionInput: input.session.persistentIdentifier
        case let input as SceneConfigurationInput: input.session.role.rawValue
        case let input as SceneRestorationInput: text(of: input.stateRestorationActivity)
        case let scene as UIScene: scene.session.persistentIdentifier
        case let sessions as Set<UISceneSession>: sessions.map(\.persistentIdentifier).sortedList
        case let notification as UNNotification: text(of: notification)
        case let name as String where [.handleBackgroundURLSessionEvents, .willContinueUserActivity].contains(event):
            name
        case let identifier as UIApplication.ExtensionPointIdentifier: identifier.rawValue
        case let token as Data:
            isRevealing
                ? token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() : "\(token.count) bytes"
        case let error as any Error: text(of: error)
        // On Apple's systems, any dictionary with keys of text can be cast to launch options, whose keys UIKit defines.
        case let options as LaunchOptions
        where [.willFinishLaunching, .didFinishLaunching].contains(event):
            options.map { isRevealing ? "\($0.key.rawValue): \(text(ofValue: $0.value))" : $0.key.rawValue }.sortedList
        case let userInfo as [AnyHashable: Any]: text(ofUserInfo: userInfo)
        default: textOfIntent(input) ?? textOnPlatform(of: input) ?? ""
        }
    }

    private func text(of input: URLInput) -> String {
        let options = isRevealing ? input.options.map { "\($0.key.rawValue): \($0.value)" } : []
        return "\(text(of: input.url))\(options.sortedList.inParentheses)"
    }
}
