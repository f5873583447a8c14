import Foundation
import HeadlessUIKit

/// A delegate of a notification centre that notes what it is sent, on whichever thread.
final class NotificationDelegate: RespondingObject, UNUserNotificationCenterDelegate {
    let events = Guarded<[String]>([])
    let questions = Guarded<[String]>([])
    let lacks = Guarded<Set<String>>([])

    /// How it answers the question how to present a notification.
    let presentation = Guarded<Presentation> { $0(.banner) }

    /// The responses it was sent.
    let responses = Guarded<[ObjectIdentifier]>([])

    typealias Presentation = @Sendable (@escaping @Sendable (UNNotificationPresentationOptions) -> Void) -> Void

    private nonisolated func note(_ event: String, _ center: UNUserNotificationCenter) {
        // On the main thread the centre is the current one as long as it calls.
        let thread = UNUserNotificationCenter.current() === center ? "the main thread" : "another thread"
        events.current.append("\(event) on \(thread)")
    }

    override func responds(to aSelector: Selector!) -> Bool {
        let name = aSelector.map(\.description) ?? ""
        questions.current.append(name)
        return !lacks.current.contains(name) && super.responds(to: aSelector)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        note("willPresent \(notification.request.identifier)", center)
        presentation.current(completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse).map { " “\($0.userText)”" } ?? ""
        note("didReceive \(response.notification.request.identifier) \(response.actionIdentifier)\(text)", center)
        responses.current.append(ObjectIdentifier(response))
        completionHandler()
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        note("openSettings \(notification?.request.identifier ?? "nil")", center)
    }
}

/// A value behind a lock.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var current: Value {
        get { lock.withLock { value } }
        _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &value
        }
    }
}
