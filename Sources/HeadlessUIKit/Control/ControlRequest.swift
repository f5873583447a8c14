public import Foundation

/// A request to a running app.
public enum ControlRequest: Sendable, Hashable {
    /// Open a URL.
    case openURL(URL)
    /// Deliver a remote notification.
    case push(PushPayload)
    /// Perform a home-screen shortcut; without a title it is shown as its type.
    case shortcut(type: String, title: String? = nil, userInfo: [String: JSONValue] = [:])
    /// Continue a user activity, which may have a web page.
    case activity(type: String, webpageURL: URL? = nil)
    /// Leave the foreground.
    case enterBackground
    /// Come back to the foreground.
    case enterForeground
    /// Turn the interface.
    case rotate(UIInterfaceOrientation)
    /// Tell that memory is short.
    case memoryWarning
    /// Connect a new scene.
    case newScene
    /// Close a scene for good.
    case closeScene(identifier: String)
    /// Deliver a notification for the user to see.
    case notify(PushPayload)
    /// Open the app from a notification that is shown.
    case tapNotification(identifier: String)
    /// Fetch data in the background.
    case fetch
    /// Tell that events of a background URL session wait.
    case sessionEvents(identifier: String)
    /// Accept a CloudKit share, which is in a container.
    case acceptShare(container: String)
    /// Lock the device, so that protected files cannot be read.
    case lock
    /// Unlock the device.
    case unlock
    /// Tell that the time has jumped, as at midnight.
    case timeChange
    /// Ask for access to health data, as the watch app does.
    case requestHealth
    /// Show the app's own notification settings.
    case notificationSettings
    /// Tell which events there were after the one of a number; without a number, which will be the next.
    case watch(after: Int? = nil)
    /// Tell how the app is.
    case status
    /// Swipe the app away in the app switcher.
    case swipeAway
    /// End the app, as the system does.
    case terminate
}

extension ControlRequest {
    /// The name of a request, on the wire and on the command line.
    public enum Verb: String, Sendable, CaseIterable {
        /// Open a URL.
        case openURL = "open-url"
        /// Deliver a remote notification.
        case push
        /// Perform a home-screen shortcut.
        case shortcut
        /// Continue a user activity.
        case activity
        /// Leave the foreground.
        case enterBackground = "background"
        /// Come back to the foreground.
        case enterForeground = "foreground"
        /// Turn the interface.
        case rotate = "orientation"
        /// Tell that memory is short.
        case memoryWarning = "memory-warning"
        /// Connect a new scene.
        case newScene = "new-scene"
        /// Close a scene for good.
        case closeScene = "close-scene"
        /// Deliver a notification for the user to see.
        case notify
        /// Open the app from a notification that is shown.
        case tapNotification = "tap-notification"
        /// Fetch data in the background.
        case fetch
        /// Tell that events of a background URL session wait.
        case sessionEvents = "session-events"
        /// Accept a CloudKit share.
        case acceptShare = "share"
        /// Lock the device.
        case lock
        /// Unlock the device.
        case unlock
        /// Tell that the time has jumped.
        case timeChange = "time-change"
        /// Ask for access to health data.
        case requestHealth = "health"
        /// Show the app's own notification settings.
        case notificationSettings = "notification-settings"
        /// Follow the app's events.
        case watch
        /// Tell how the app is.
        case status
        /// Swipe the app away in the app switcher.
        case swipeAway = "swipe-away"
        /// End the app, as the system does.
        case terminate
    }

    /// The requests that are nothing but their verb.
    static let bare: [Verb: ControlRequest] = [
        .enterBackground: .enterBackground,
        .enterForeground: .enterForeground,
        .memoryWarning: .memoryWarning,
        .newScene: .newScene,
        .fetch: .fetch,
        .lock: .lock,
        .unlock: .unlock,
        .timeChange: .timeChange,
        .requestHealth: .requestHealth,
        .notificationSettings: .notificationSettings,
        .status: .status,
        .swipeAway: .swipeAway,
        .terminate: .terminate,
    ]

    /// The name of the request.
    public var verb: Verb {
        switch self {
        case .openURL: .openURL
        case .push: .push
        case .shortcut: .shortcut
        case .activity: .activity
        case .rotate: .rotate
        case .closeScene: .closeScene
        case .notify: .notify
        case .tapNotification: .tapNotification
        case .sessionEvents: .sessionEvents
        case .acceptShare: .acceptShare
        case .watch: .watch
        default: Self.bare.first { $0.value == self }?.key ?? .status
        }
    }
}

extension ControlRequest.Verb {
    /// Finds the verb of a name, or says which name was meant.
    ///
    /// - Parameter name: The name, as a person typed it.
    /// - Throws: A `ControlError` that names the verbs there are.
    public init(named name: String) throws {
        guard let verb = Self(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue)
            throw ControlError(.badInput, "there is no verb \(name.quoted)", remedy: names.suggestion(for: name))
        }
        self = verb
    }

    /// A well-formed request, as it is on the wire, with every key that the verb knows.
    package var example: String {
        switch self {
        case .openURL: #"{"verb":"open-url","url":"courier://parcel/7"}"#
        case .push: #"{"verb":"push","payload":{"aps":{"alert":"Hello"}}}"#
        case .shortcut: #"{"verb":"shortcut","type":"scan","title":"Scan a parcel","userInfo":{"camera":"back"}}"#
        case .activity: #"{"verb":"activity","type":"parcel","url":"https://example.com/parcel/7"}"#
        case .rotate: #"{"verb":"orientation","name":"landscapeLeft"}"#
        case .closeScene: #"{"verb":"close-scene","id":"2"}"#
        case .notify: #"{"verb":"notify","payload":{"aps":{"alert":{"title":"Parcel 7","body":"It is here."}}}}"#
        case .tapNotification: #"{"verb":"tap-notification","id":"1"}"#
        case .sessionEvents: #"{"verb":"session-events","id":"com.example.receipts"}"#
        case .acceptShare: #"{"verb":"share","id":"iCloud.com.example.courier"}"#
        case .watch: #"{"after":7,"verb":"watch"}"#
        default: #"{"verb":"\#(rawValue)"}"#
        }
    }
}
