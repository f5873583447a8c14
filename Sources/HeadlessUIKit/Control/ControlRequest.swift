public import Foundation

/// A request to a running app: a verb, and what the verb needs.
public struct ControlRequest: Sendable, Hashable {
    /// What is to be done.
    package private(set) var verb: Verb

    /// What the verb needs, by its keys on the wire; it is checked when the request is performed.
    private(set) var arguments: [String: JSONValue]

    private init(_ verb: Verb, _ arguments: [String: JSONValue?] = [:]) {
        self.verb = verb
        self.arguments = arguments.compactMapValues(\.self)
    }
}

extension ControlRequest {
    /// Open a URL.
    public static func openURL(_ url: URL) -> Self { Self(.openURL, ["url": .string(url.absoluteString)]) }

    /// Deliver a remote notification.
    public static func push(_ payload: PushPayload) -> Self { Self(.push, ["payload": .object(payload.values)]) }

    /// Perform a home-screen shortcut; without a title it is shown as its type.
    public static func shortcut(type: String, title: String? = nil, userInfo: [String: JSONValue] = [:]) -> Self {
        Self(.shortcut, ["type": .string(type), "title": title.map { .string($0) }, "userInfo": .object(userInfo)])
    }

    /// Continue a user activity, which may have a web page.
    public static func activity(type: String, webpageURL: URL? = nil) -> Self {
        Self(.activity, ["type": .string(type), "url": webpageURL.map { .string($0.absoluteString) }])
    }

    /// Leave the foreground.
    public static let enterBackground = Self(.enterBackground)

    /// Come back to the foreground.
    public static let enterForeground = Self(.enterForeground)

    /// Turn the interface.
    public static func rotate(_ orientation: UIInterfaceOrientation) -> Self {
        Self(.rotate, ["name": .string(orientation.name)])
    }

    /// Tell that memory is short.
    public static let memoryWarning = Self(.memoryWarning)

    /// Connect a new scene.
    public static let newScene = Self(.newScene)

    /// Close a scene for good.
    public static func closeScene(identifier: String) -> Self { Self(.closeScene, ["id": .string(identifier)]) }

    /// Deliver a notification for the user to see.
    public static func notify(_ payload: PushPayload) -> Self { Self(.notify, ["payload": .object(payload.values)]) }

    /// Open the app from a notification that is shown.
    public static func tapNotification(identifier: String) -> Self {
        Self(.tapNotification, ["id": .string(identifier)])
    }

    /// Fetch data in the background.
    public static let fetch = Self(.fetch)

    /// Tell that events of a background URL session wait.
    public static func sessionEvents(identifier: String) -> Self { Self(.sessionEvents, ["id": .string(identifier)]) }

    /// Accept a CloudKit share, which is in a container.
    public static func acceptShare(container: String) -> Self { Self(.acceptShare, ["id": .string(container)]) }

    /// Lock the device, so that protected files cannot be read.
    public static let lock = Self(.lock)

    /// Unlock the device.
    public static let unlock = Self(.unlock)

    /// Tell that the time has jumped, as at midnight.
    public static let timeChange = Self(.timeChange)

    /// Ask for access to health data, as the watch app does.
    public static let requestHealth = Self(.requestHealth)

    /// Show the app's own notification settings.
    public static let notificationSettings = Self(.notificationSettings)

    /// Tell which events there were after the one of a number; without a number, which will be the next.
    public static func watch(after number: Int? = nil) -> Self {
        Self(.watch, ["after": number.map { .integer($0) }])
    }

    /// Tell how the app is.
    public static let status = Self(.status)

    /// Swipe the app away in the app switcher.
    public static let swipeAway = Self(.swipeAway)

    /// End the app, as the system does.
    public static let terminate = Self(.terminate)
}

/// On the wire a request is one flat object: its verb, and beside it what the verb needs.
extension ControlRequest: Codable {
    /// The most bytes that a line with a request may have, its end not counted.
    package static let mostBytes = 65_536

    /// Reads a request; an argument that is null counts as missing.
    ///
    /// - Parameter decoder: What the request is read from.
    /// - Throws: A `ControlError` if there is no such verb, or what the decoder says of anything but an object, or of a value that it cannot
    ///   read.
    public init(from decoder: any Decoder) throws {
        // For whoever names no verb there is, an example is one of the plainest.
        self.init(.status, try [String: JSONValue?](from: decoder))
        verb = try argument("verb") { try $0.text.map(Verb.init(named:)) }
        arguments["verb"] = nil
    }

    /// Writes the request.
    ///
    /// - Parameter encoder: What the request is written to.
    /// - Throws: What the encoder says of a number that it cannot write.
    public func encode(to encoder: any Encoder) throws {
        try arguments.merging(["verb": .string(verb.rawValue)]) { $1 }.encode(to: encoder)
    }
}
