import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// A delegate of the center that is none of ours, as an SDK brings one; it may pass everything on to those that were there before it.
@MainActor
class ForeignDelegate: NSObject {
    /// When the delegate passes on what it receives; where it answers before that, it answers for itself alone.
    enum Forwarding {
        case beforeAnswering, afterAnswering, onALaterTurn, twice

        /// It answers for itself only where there is nobody left: entered again meanwhile, it asks the one before.
        case insteadOfAnswering

        static let besideAnswering = [beforeAnswering, afterAnswering, onALaterTurn, twice]
    }

    private let options: UNNotificationPresentationOptions
    private let forwarding: Forwarding
    private(set) var heard: [AppEvent] = []
    private var depth = 0

    /// Those that the delegate passes on to, the newest last.
    var chain: [any UNUserNotificationCenterDelegate] = []

    var previous: (any UNUserNotificationCenterDelegate)? {
        get { chain.last }
        set { chain = newValue.map { [$0] } ?? [] }
    }

    init(_ options: UNNotificationPresentationOptions = [], forwarding: Forwarding = .beforeAnswering) {
        self.options = options
        self.forwarding = forwarding
    }

    private typealias Completion = @Sendable (UNNotificationPresentationOptions) -> Void
    private typealias Forward = @MainActor (any UNUserNotificationCenterDelegate, @escaping Completion) -> Void

    private func take(_ event: AppEvent, _ completion: @escaping Completion, _ forward: @escaping Forward) {
        heard.append(event)
        // The bound has a test fail, and not the process, where what is passed on comes back without end.
        guard let previous = chain.dropLast(depth).last, heard.count < 20 else { return completion(options) }
        switch forwarding {
        case .beforeAnswering:
            forward(previous) { [options] in completion($0.union(options)) }
        case .afterAnswering:
            completion(options)
            forward(previous) { _ in }
        case .onALaterTurn:
            completion(options)
            DispatchQueue.main.async { forward(previous) { _ in } }
        case .twice:
            forward(previous) { [options] in completion($0.union(options)) }
            forward(previous) { _ in }
        case .insteadOfAnswering:
            depth += 1
            forward(previous, completion)
            depth -= 1
        }
    }
}

extension ForeignDelegate: UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        // Nothing changes a notification, and these tests call on the main thread.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
            take(.willPresentNotification, completionHandler) { previous, completion in
                unsafe previous.userNotificationCenter(
                    center,
                    willPresent: notification,
                    withCompletionHandler: completion
                )
            }
        }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        // Nothing changes a response, and these tests call on the main thread.
        nonisolated(unsafe) let response = response
        MainActor.assumeIsolated {
            take(.didReceiveNotificationResponse, { _ in completionHandler() }) { previous, completion in
                unsafe previous.userNotificationCenter(center, didReceive: response) { completion([]) }
            }
        }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) {
        // Nothing changes a notification, and these tests call on the main thread.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
            take(.openNotificationSettings, { _ in }) { previous, _ in
                unsafe previous.userNotificationCenter(center, openSettingsFor: notification)
            }
        }
    }
}
