public import DecoupledAppDelegate

/// An event with arguments, to be tried out.
@preconcurrency @MainActor
public struct Sample {
    let event: AppEvent

    /// Delivers the event; returns the reply if it is answered later.
    let deliver: @MainActor (AppDelegate, UIApplication) -> PendingSample?

    /// Creates a sample of an event that is answered inside the call.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Returns the arguments.
    public init<Input, Output>(_ event: Event<Input, Output>, _ input: @escaping @MainActor () -> Input) {
        self.event = event.id
        deliver = { delegate, application in
            _ = delegate.deliver(event, input(), from: application)
            return nil
        }
    }

    /// Creates a sample of a gathered event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Returns the arguments.
    public init<Input, Output>(_ event: Event<Input, Reply<Output>>, _ input: @escaping @MainActor () -> Input) {
        self.event = event.id
        deliver = { delegate, application in
            PendingSample(delegate.deliver(event, input(), from: application))
        }
    }
}

/// A reply without the type of its answer.
@MainActor
struct PendingSample {
    let isAnswered: () -> Bool
    let wait: (TimeInterval) async -> Void

    init<Answer>(_ reply: Reply<Answer>) {
        isAnswered = { reply.answer != nil }
        wait = { await reply.wait(atMost: $0) }
    }
}

extension Sample {
    /// A URL to open.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The sample.
    public static func url(_ url: URL) -> Sample {
        Sample(.openURL) { URLInput(url: url) }
    }

    /// An activity to continue.
    ///
    /// - Parameters:
    ///   - type: The activity's type.
    ///   - webpageURL: Its page.
    /// - Returns: The sample.
    public static func activity(_ type: String, webpageURL: URL? = nil) -> Sample {
        Sample(.continueUserActivity) {
            let activity = NSUserActivity(activityType: type)
            activity.webpageURL = webpageURL
            return ContinueActivityInput(userActivity: activity, restorationHandler: { _ in })
        }
    }

    #if !os(tvOS)
    /// A Home Screen quick action.
    ///
    /// - Parameter type: The quick action's type.
    /// - Returns: The sample.
    public static func shortcut(_ type: String) -> Sample {
        Sample(.performShortcutAction) {
            let item = UIApplicationShortcutItem(type: type, localizedTitle: type)
            return ShortcutInput(shortcutItem: item)
        }
    }
    #endif

    #if RemoteNotifications
    /// A remote notification.
    ///
    /// - Parameter userInfo: Its payload.
    /// - Returns: The sample.
    public static func push(_ userInfo: [AnyHashable: Any]) -> Sample {
        Sample(.didReceiveRemoteNotification) { RemoteNotificationInput(userInfo: userInfo) }
    }
    #endif

    #if !os(visionOS)
    /// A background fetch.
    public static var fetch: Sample {
        Sample(.performFetch) { NoInput() }
    }
    #endif
}
