public import Foundation

/// Where an application's notifications arrive.
///
/// UIKit has one. Here each application has its own, so that tests need not share one; `current()` is that of
/// `UIApplication.shared`.
///
/// `@unchecked` is right: what changes is behind the lock or belongs to the main actor.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private weak var lockedDelegate: (any UNUserNotificationCenterDelegate)?
    private var lockedDelegateType: (any UNUserNotificationCenterDelegate.Type)?
    private var lockedResponses: Set<NotificationMethod> = []
    private var lockedCategories: Set<UNNotificationCategory> = []

    /// The application whose notifications arrive here.
    @MainActor weak var application: UIApplication?

    /// Creates a notification center; applications get theirs from `current()`.
    package override init() { super.init() }

    /// The notification center of the application that this code belongs to.
    ///
    /// On the main thread that is the one of `UIApplication.shared`, elsewhere the process's own.
    ///
    /// - Returns: The notification center.
    open class func current() -> UNUserNotificationCenter {
        guard MainQueue.isCurrent else { return processCenter }
        return MainActor.assumeIsolated { UIApplication.shared.notificationCenter }
    }

    static let processCenter = UNUserNotificationCenter()

    /// The object that the notification center calls, which it does not retain.
    ///
    /// Setting it reads `responds(to:)` for every method of `UNUserNotificationCenterDelegate`, once; setting the object that is
    /// already there does nothing. It must be set before the application has finished launching.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { lockedDelegate } }
        set {
            guard newValue !== delegate else { return }
            // Asked outside the lock, as the answer may come from code that looks at the center.
            let responses = NotificationMethod.methods { newValue?.answers($0) == true }
            lock.withLock {
                lockedDelegate = newValue
                lockedDelegateType = newValue.map { type(of: $0) }
                lockedResponses = responses
            }
        }
    }

    /// The class of a delegate that was set, and that nobody holds; nil if there is none or the delegate lives.
    package final var lostDelegateType: (any UNUserNotificationCenterDelegate.Type)? {
        lock.withLock { lockedDelegate == nil ? lockedDelegateType : nil }
    }

    /// The kinds of notifications that were declared.
    package final var categories: Set<UNNotificationCategory> {
        get { lock.withLock { lockedCategories } }
        set { lock.withLock { lockedCategories = newValue } }
    }

    /// The delegate, if it said it has a method.
    func delegate(for method: NotificationMethod) -> (any UNUserNotificationCenterDelegate)? {
        lock.withLock { lockedResponses.contains(method) ? lockedDelegate : nil }
    }
}
