import HeadlessUIKit

/// A verb's row: its help, its arguments and its request.
struct VerbEntry {
    /// One line for the list of verbs.
    let summary: String
    /// What it expects, in the order in which it is typed; what may be left out stands in brackets.
    var parameters: [String] = []
    /// More about it, after the summary.
    let discussion: String
    /// Arguments for an example.
    var example: [String] = []
    /// What the arguments ask for; there are as many as `argumentCounts` allows.
    let request: ([String]) throws -> ControlRequest

    var argumentCounts: ClosedRange<Int> { parameters.filter { !$0.hasPrefix("[") }.count...parameters.count }
}

extension ControlRequest.Verb {
    /// The verb's row of the table that both the command line and its help are read from.
    var entry: VerbEntry {
        switch self {
        case .openURL:
            VerbEntry(
                summary: "Open a URL.", parameters: ["URL"],
                discussion: """
                    Prints true and the handler, or false. A scene with a delegate of your own prints notified, which
                    counts as handled: its method returns nothing.
                    An app in the background becomes active first.
                    """, example: ["courier://parcel/7"]
            ) { arguments in .openURL(try .init(controlText: arguments[0])) }
        case .push:
            VerbEntry(
                summary: "Deliver a remote notification.", parameters: ["FILE"],
                discussion: """
                    FILE is a .apns file as simctl push takes it: a JSON object with “aps”.
                    “-” reads standard input. Its “Simulator Target Bundle” is left out; the rest
                    has at most \(PushPayload.mostBytes) bytes without white space.
                    Prints newData, noData or failed; each of them counts as handled.
                    """, example: ["parcel.apns"]
            ) { arguments in .push(try PushPayload(path: arguments[0])) }
        case .shortcut:
            VerbEntry(
                summary: "Perform a Home Screen quick action.", parameters: ["TYPE"],
                discussion: """
                    Prints true and the handler, or false. If it connects a scene with a delegate of your own, it
                    prints notified, which counts as handled: its method returns nothing.
                    An app in the background becomes active first.
                    """, example: ["scan"]
            ) { arguments in .shortcut(type: arguments[0]) }
        case .activity:
            VerbEntry(
                summary: "Continue a user activity, which may have a web page.",
                parameters: ["TYPE", "[URL]"],
                discussion: """
                    Prints true and the handler, or false. A scene with a delegate of your own prints notified, which
                    counts as handled: its method returns nothing.
                    An app in the background becomes active first.
                    """, example: ["com.example.parcel", "https://example.com/parcel/7"]
            ) { arguments in
                .activity(
                    type: try ControlRequest.activityType(arguments[0]),
                    webpageURL: arguments.count == 2 ? try .init(controlWebpageText: arguments[1]) : nil)
            }
        case .enterBackground:
            VerbEntry(
                summary: "Send the app to the background.",
                discussion: "Prints the new state. An app in the background does not handle it."
            ) { _ in .enterBackground }
        case .enterForeground:
            VerbEntry(
                summary: "Bring the app to the foreground.",
                discussion: "Prints the new state. An app in the foreground does not handle it."
            ) { _ in .enterForeground }
        case .rotate:
            VerbEntry(
                summary: "Rotate the interface.", parameters: ["NAME"],
                discussion: """
                    NAME is \(UIInterfaceOrientation.controllable.map(\.name).joined(separator: ", ")).
                    Prints the interface's orientation, which is the old one if the app does not support the new.
                    """, example: [UIInterfaceOrientation.landscapeLeft.name]
            ) { arguments in .rotate(try .init(named: arguments[0])) }
        case .memoryWarning:
            VerbEntry(summary: "Send a memory warning.", discussion: "Prints notified.") { _ in .memoryWarning }
        case .newScene:
            VerbEntry(
                summary: "Connect a new scene.",
                discussion: "Prints the scene's ID. An app with a single scene does not handle it."
            ) { _ in .newScene }
        case .closeScene:
            VerbEntry(
                summary: "Close a scene for good.",
                parameters: ["ID"],
                discussion: """
                    ID is what new-scene printed, or status lists. Prints closed. With its last window the app ends.
                    """,
                example: ["2"]
            ) { arguments in .closeScene(identifier: arguments[0]) }
        case .notify:
            VerbEntry(
                summary: "Deliver a notification for the user to see.", parameters: ["FILE"],
                discussion: """
                    FILE is as for push, with what the user sees in the “alert” of “aps”.
                    Prints the notification's ID and how it is presented, which only an app in the foreground
                    decides.
                    """, example: ["parcel.apns"]
            ) { arguments in .notify(try PushPayload(path: arguments[0])) }
        case .tapNotification:
            VerbEntry(
                summary: "Open the app from a notification that is shown.", parameters: ["ID"],
                discussion: "ID is what notify printed, or status lists. Prints done once it is handled.",
                example: ["1"]
            ) { arguments in .tapNotification(identifier: arguments[0]) }
        case .fetch:
            VerbEntry(
                summary: "Perform a background fetch.",
                discussion: "Prints newData, noData or failed; each of them counts as handled."
            ) { _ in .fetch }
        case .sessionEvents:
            VerbEntry(
                summary: "Report events of a background URL session.", parameters: ["ID"],
                discussion: "ID is the session's identifier. Prints done once the app has handled the events.",
                example: ["com.example.receipts"]
            ) { arguments in .sessionEvents(identifier: arguments[0]) }
        case .acceptShare:
            VerbEntry(
                summary: "Accept a CloudKit share.", parameters: ["CONTAINER"],
                discussion: "CONTAINER is the identifier of the container that the share is in. Prints done.",
                example: ["iCloud.com.example.courier"]
            ) { arguments in .acceptShare(container: arguments[0]) }
        case .lock:
            VerbEntry(
                summary: "Lock the device, so that protected files cannot be read.",
                discussion: "Prints the availability of protected data. A locked device does not handle it."
            ) { _ in .lock }
        case .unlock:
            VerbEntry(
                summary: "Unlock the device.",
                discussion: "Prints the availability of protected data. An unlocked device does not handle it."
            ) { _ in .unlock }
        case .timeChange:
            VerbEntry(summary: "Send a significant time change.", discussion: "Prints notified.") { _ in .timeChange }
        case .requestHealth:
            VerbEntry(
                summary: "Ask for access to health data, as the watch app does.",
                discussion: "Prints notified."
            ) { _ in .requestHealth }
        case .notificationSettings:
            VerbEntry(
                summary: "Show the app's own notification settings.",
                discussion: "Prints done."
            ) { _ in .notificationSettings }
        case .watch:
            VerbEntry(
                summary: "Print the app's events as they come.",
                discussion: """
                    Prints a line for each: the event, what each handler returned, and the merged result. The app has to
                    import DecoupledAppDelegateTracing and set AppDelegate.shared.publishesEvents to true.
                    It goes on until the app ends or you press Control-C; if the app is killed or crashes, it exits with
                    status 69. With --json each line is a JSON object.
                    """
            ) { _ in .watch() }
        case .status:
            VerbEntry(
                summary: "Print the app's status.",
                discussion: "Prints a line each for its name, process, state, orientation and so on."
            ) { _ in .status }
        case .swipeAway:
            VerbEntry(
                summary: "Swipe the app away in the app switcher.",
                discussion: """
                    An app in front becomes inactive and ends without entering the background.
                    Returns when another app can start under its name.
                    """
            ) { _ in .swipeAway }
        case .terminate:
            VerbEntry(
                summary: "End the app, as the system does.",
                discussion: "Returns when another app can start under its name."
            ) { _ in .terminate }
        }
    }
}
