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
    /// The type of an activity, which says something.
    ///
    /// - Parameter text: The type, as a person typed it.
    /// - Returns: The type.
    /// - Throws: A `ControlError` if it is empty.
    package static func activityType(_ text: String) throws -> String {
        guard !text.isEmpty else {
            throw ControlError(
                .badInput, "the type of the activity is empty", remedy: "for example: com.example.parcel")
        }
        return text
    }
}
