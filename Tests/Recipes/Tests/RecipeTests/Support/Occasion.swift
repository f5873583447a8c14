import DecoupledAppDelegate
import HeadlessUIKit
import Testing

/// What happens on a phone, as far as an SDK may ask to hear of it.
enum Occasion: CaseIterable {
    case token, failure, push, url, link, presentation, response

    /// The event that handlers receive.
    var event: AppEvent {
        switch self {
        case .token: .didRegisterForRemoteNotifications
        case .failure: .didFailToRegisterForRemoteNotifications
        case .push: .didReceiveRemoteNotification
        case .url: .openURL
        case .link: .continueUserActivity
        case .presentation: .willPresentNotification
        case .response: .didReceiveNotificationResponse
        }
    }
}

/// Whether the app runs when something happens, and whether it has scenes.
struct Life: Sendable, CustomTestStringConvertible {
    let isCold: Bool
    let hasScenes: Bool

    var testDescription: String { "\(isCold ? "cold" : "warm"), \(hasScenes ? "scenes" : "no scenes")" }

    static let all = [false, true].flatMap { isCold in
        [false, true].map { Life(isCold: isCold, hasScenes: $0) }
    }
}
