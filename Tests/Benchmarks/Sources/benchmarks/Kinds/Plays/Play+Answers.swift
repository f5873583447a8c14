import BenchmarkSubjects
import DecoupledAppDelegate
import Foundation
import Synchronization

/// How many answers have come back, on any thread.
final class Tally: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .acquiring) }

    func add() { number.add(1, ordering: .acquiringAndReleasing) }
}

extension Play {
    /// A push; what counts ends when its answer has come back, for which some shapes need a turn of the main queue.
    static func push(_ setup: KindSetup) -> Play {
        let answerers = (0..<setup.handlers).map { _ in Answerer(answersLater: setup.kind != .push) }
        let delegate = Peers.pushDelegate(setup.shape, of: answerers)
        let application = Peers.launch(delegate)
        let tally = Tally()
        let send = {
            delegate.application(application, didReceiveRemoteNotification: [:]) { result in
                precondition(result == .newData, "The handlers' answer has not come back.")
                tally.add()
            }
        }
        let other = OtherThread()
        return Play(callsPerEvent: setup.handlers, arrivals: { answerers.reduce(0) { $0 + $1.arrivals } }) {
            events, window in
            for _ in 0..<events {
                let expected = tally.count + 1
                switch setup.kind {
                case .later:
                    window.count {
                        send()
                        Turn.end()
                        for answerer in answerers { answerer.takeCompletion()?(.newData) }
                        Turn.pass { tally.count == expected }
                        Turn.end()
                    }
                case .elsewhere:
                    window.count(send)
                    other.answer(answerers.compactMap { $0.takeCompletion() }, in: window)
                    window.count {
                        Turn.pass { tally.count == expected }
                        Turn.end()
                    }
                default:
                    window.count {
                        send()
                        Turn.pass { tally.count == expected }
                    }
                }
            }
        }
    }

    /// An event of the notification center, whose answer comes back inside the call.
    static func ofCenter(_ setup: KindSetup) -> Play {
        let answerers = (0..<setup.handlers).map { _ in Answerer() }
        let owner = AppDelegate(roles: Roles())
        if setup.shape == .package { owner.userNotificationsDelegate = Handlers(answerers) }
        let application = Peers.launch(owner)
        let center = application.notificationCenter
        guard
            let delegate = setup.shape == .package ? center.delegate : LockingCenterDelegate(answerers)
        else { preconditionFailure("The notification center has no delegate.") }
        let response = UNNotificationResponse(notification: notification(7))
        let tally = Tally()
        return Play(callsPerEvent: setup.handlers, arrivals: { answerers.reduce(0) { $0 + $1.arrivals } }) {
            events, window in
            let expected = tally.count + events
            // Each is another one: the same is presented once.
            let notifications = (tally.count..<expected).map(notification)
            window.count {
                for notification in notifications {
                    if setup.kind == .presented {
                        delegate.userNotificationCenter(center, willPresent: notification) { options in
                            precondition(options == .banner, "The handlers' answer has not come back.")
                            tally.add()
                        }
                    } else {
                        delegate.userNotificationCenter(center, didReceive: response) { tally.add() }
                    }
                }
            }
            precondition(tally.count == expected, "Some answer has not come back.")
            withExtendedLifetime(owner) {}
        }
    }
}

/// Makes a notification that differs from others by its number.
@MainActor private func notification(_ number: Int) -> UNNotification {
    UNNotification(
        request: UNNotificationRequest(identifier: "\(number)", content: UNNotificationContent(), trigger: nil))
}

/// A thread other than the main one.
struct OtherThread {
    private let queue = DispatchQueue(label: "answers")
    private let isDone = DispatchSemaphore(value: 0)

    /// Calls completion handlers there, which counts, and waits until that is done, which does not.
    func answer(_ completions: [Answerer.PushCompletion], in window: Window) {
        queue.async { [isDone] in
            window.count { for complete in completions { complete(.newData) } }
            isDone.signal()
        }
        isDone.wait()
    }
}
