import DecoupledAppDelegate
import Testing

/// A gathered event as its role's documentation has it.
struct GatheredCase: Sendable, CustomTestStringConvertible {
    let event: AppEvent
    let deadline: Double?

    /// What the system is answered with the answer of an ``AsyncListener``, in words.
    let answer: String

    var testDescription: String { event.description }
}

extension GatheredCase {
    @MainActor static let all = always + remoteNotifications

    @MainActor private static let always = [
        GatheredCase(event: .performFetch, deadline: 29, answer: "newData"),
        GatheredCase(event: .performShortcutAction, deadline: 29, answer: "true"),
        GatheredCase(event: .handleBackgroundURLSessionEvents, deadline: nil, answer: "done"),
        GatheredCase(event: .handleWatchKitRequest, deadline: 10, answer: "1 values"),
        GatheredCase(event: .willPresentNotification, deadline: 10, answer: "banner"),
        GatheredCase(event: .didReceiveNotificationResponse, deadline: 29, answer: "done"),
    ]

    #if RemoteNotifications
    @MainActor private static let remoteNotifications = [
        GatheredCase(event: .didReceiveRemoteNotification, deadline: 29, answer: "newData")
    ]
    #else
    private static let remoteNotifications: [GatheredCase] = []
    #endif
}
