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
    private var lockedFormerTypes: [any UNUserNotificationCenterDelegate.Type] = []
    private var lockedResponses: Set<NotificationMethod> = []
    private var lockedCategories: Set<UNNotificationCategory> = []

    /// The application whose notifications arrive here.
    @MainActor weak var application: UIApplication?

    /// Creates a notification center; applications get theirs from `current()`.
    package override init() { super.init() }

    /// The notification center of the application that this code belongs to.
    ///
    /// That is the one of `UIApplication.shared`.
    ///
    /// - Returns: The notification center.
    open class func current() -> UNUserNotificationCenter {
        ActingApplication.current?.notificationCenter ?? processCenter
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
                if let lockedDelegateType { lockedFormerTypes.append(lockedDelegateType) }
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

    /// The classes of the delegates that others have displaced.
    package final var formerDelegateTypes: [any UNUserNotificationCenterDelegate.Type] {
        lock.withLock { lockedFormerTypes }
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

extension UNUserNotificationCenter {
    /// Requests the user's permission; the reply is in the application's configuration.
    ///
    /// - Parameters:
    ///   - options: What for.
    ///   - completionHandler: Takes whether it was given, on any thread.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        perform { system in
            system.state.requestedAuthorization = options.union(system.state.requestedAuthorization ?? [])
            completionHandler(system.configuration.allowsNotifications, nil)
        }
    }

    /// Requests the user's permission; the reply is in the application's configuration.
    ///
    /// - Parameter options: What for.
    /// - Returns: Whether it was given.
    /// - Throws: Nothing.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    /// Has a notification delivered; one that has a trigger is kept, until the system delivers it or the application takes it back.
    ///
    /// - Parameters:
    ///   - request: What the notification says.
    ///   - completionHandler: Takes what went wrong, which is nothing, on any thread.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        // Nothing changes a request, so it may be read on any thread.
        nonisolated(unsafe) let request = request
        perform { system in
            unsafe system.take(request)
            completionHandler?(nil)
        }
    }

    /// Has a notification delivered; one that has a trigger is kept, until the system delivers it or the application takes it back.
    ///
    /// - Parameter request: What the notification says.
    /// - Throws: Nothing.
    public func add(_ request: UNNotificationRequest) async throws {
        await withCheckedContinuation { continuation in add(request) { _ in continuation.resume() } }
    }

    func perform(_ body: @escaping @MainActor @Sendable (HeadlessSystem) -> Void) {
        MainQueue.performLater { body((self.application ?? UIApplication.shared).system) }
    }
}

extension UNUserNotificationCenter {
    /// Declares the kinds of notifications that the application has.
    ///
    /// - Parameter categories: The kinds; those that were declared before are forgotten.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

    /// Returns the categories of notifications that the application has declared.
    ///
    /// - Parameter completionHandler: Takes them, at once.
    public func getNotificationCategories(completionHandler: (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }

    /// Returns the categories of notifications that the application has declared.
    ///
    /// - Returns: The categories.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        // Nothing changes a category, so it may be read on any thread.
        nonisolated(unsafe) let categories = categories
        return unsafe categories
    }

    /// Whether the delegate is told what a user has done with a notification.
    ///
    /// - Parameter response: What the user has done.
    /// - Returns: False if the user has put the notification away, and its category was not declared with `.customDismissAction`.
    package func reports(_ response: UNNotificationResponse) -> Bool {
        response.actionIdentifier != UNNotificationDismissActionIdentifier
            || category(of: response)?.options.contains(.customDismissAction) == true
    }

    /// Whether the application comes to the foreground for what a user has done with a notification.
    ///
    /// - Parameter response: What the user has done.
    /// - Returns: True for opening the application, and for an action that was declared with `.foreground`.
    package func opensApplication(for response: UNNotificationResponse) -> Bool {
        guard response.actionIdentifier != UNNotificationDefaultActionIdentifier else { return true }
        let actions = category(of: response)?.actions ?? []
        return actions.first { $0.identifier == response.actionIdentifier }?.options.contains(.foreground) == true
    }

    private func category(of response: UNNotificationResponse) -> UNNotificationCategory? {
        let identifier = response.notification.request.content.categoryIdentifier
        return categories.first { $0.identifier == identifier }
    }
}

extension UNNotificationResponse {
    /// Whether the user has opened the application from a push.
    package var opensPush: Bool {
        actionIdentifier == UNNotificationDefaultActionIdentifier
            && notification.request.trigger is UNPushNotificationTrigger
    }
}
