extension ControlRequest {
    /// The name of a request, on the wire and on the command line.
    package enum Verb: String, Sendable, CaseIterable {
        case openURL = "open-url"
        case push
        case shortcut
        case activity
        case enterBackground = "background"
        case enterForeground = "foreground"
        case rotate = "orientation"
        case memoryWarning = "memory-warning"
        case newScene = "new-scene"
        case closeScene = "close-scene"
        case notify
        case tapNotification = "tap-notification"
        case fetch
        case sessionEvents = "session-events"
        case acceptShare = "share"
        case lock
        case unlock
        case timeChange = "time-change"
        case requestHealth = "health"
        case notificationSettings = "notification-settings"
        case watch
        case status
        case swipeAway = "swipe-away"
        case terminate
    }
}

extension ControlRequest.Verb {
    /// Finds the verb of a name, or says which name was meant.
    ///
    /// - Parameter name: The name, as a person typed it.
    /// - Throws: A `ControlError` that names the verbs there are.
    package init(named name: String) throws {
        self = try Self.allCases.find("verb", named: name, by: \.rawValue)
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
