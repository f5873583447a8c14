import Foundation

extension HeadlessSystem {
    /// The notifications that wait for what triggers them, oldest first.
    public var pendingNotificationRequests: [UNNotificationRequest] { state.pendingRequests }

    /// Delivers a notification that waits for its trigger, as if that had come about: here it never does of itself.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of its request.
    ///   - completion: Takes how it is presented; nil if no delegate was called.
    /// - Returns: The notification; nil if none of that identifier waits.
    @discardableResult
    public func deliverPendingNotification(
        _ identifier: String, completion: @escaping @MainActor (UNNotificationPresentationOptions?) -> Void = { _ in }
    ) -> UNNotification? {
        guard let request = state.pendingRequests.first(where: { $0.identifier == identifier }) else { return nil }
        if request.trigger?.repeats != true { removePending([identifier]) }
        return deliver(request, completion: completion)
    }

    /// Keeps a request that has a trigger, in place of one of the same identifier, and delivers any other.
    func take(_ request: UNNotificationRequest) {
        let waits = request.trigger != nil && !(request.trigger is UNPushNotificationTrigger)
        if waits { takeBack([request.identifier]) }
        state.requests = state.requests.suffix(Self.mostNotifications - 1) + [request]
        guard waits else { return _ = deliver(request) }
        state.pendingRequests = state.pendingRequests.suffix(Self.mostNotifications - 1) + [request]
        state.removals.removeAll { $0 == NotificationRemoval(of: request.identifier, isOfDelivered: false) }
    }

    /// What the application has requested, whether it waits or not.
    package var notificationRequests: [UNNotificationRequest] { state.requests }

    /// What the application has asked the user to allow; nil as long as it has not asked.
    package var requestedAuthorization: UNAuthorizationOptions? { state.requestedAuthorization }

    /// The removals of notifications, without those of what the application has requested since: of those that wait only if none of the
    /// identifier did, as of an earlier process.
    package var notificationRemovals: [NotificationRemoval] { state.removals }

    func note(_ removal: NotificationRemoval) {
        state.removals = state.removals.suffix(Self.mostNotifications - 1) + [removal]
    }

    fileprivate func removePending(_ identifiers: [String]) {
        state.pendingRequests.removeAll { identifiers.contains($0.identifier) }
    }

    /// Takes back what waits; what has been shown was requested all the same.
    fileprivate func takeBack(_ identifiers: [String]) {
        let waiting = state.pendingRequests.filter { identifiers.contains($0.identifier) }
        removePending(identifiers)
        state.requests.removeAll { request in waiting.contains { $0 === request } }
    }
}

extension UNUserNotificationCenter {
    /// Returns the notifications that wait for what triggers them.
    ///
    /// - Parameter completionHandler: Takes their requests, oldest first, on any thread.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        perform { system in completionHandler(system.pendingNotificationRequests) }
    }

    /// Returns the notifications that wait for what triggers them.
    ///
    /// - Returns: Their requests, oldest first.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { requests in
                // Nothing changes a request, so it may be read on any thread.
                nonisolated(unsafe) let requests = requests
                unsafe continuation.resume(returning: requests)
            }
        }
    }

    /// Takes requests back that wait for what triggers them.
    ///
    /// - Parameter identifiers: The identifiers of the requests.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        perform { system in
            for identifier in identifiers
            where !system.pendingNotificationRequests.contains(where: { $0.identifier == identifier }) {
                system.note(NotificationRemoval(of: identifier, isOfDelivered: false))
            }
            system.takeBack(identifiers)
        }
    }

    /// Takes all requests back that wait for what triggers them.
    public func removeAllPendingNotificationRequests() {
        perform { system in
            if system.pendingNotificationRequests.isEmpty {
                system.note(NotificationRemoval(of: nil, isOfDelivered: false))
            }
            system.state.pendingRequests = []
            system.state.requests.removeAll { $0.trigger != nil }
        }
    }
}

/// That an application removes notifications.
package struct NotificationRemoval: Equatable {
    /// The identifier of the request; nil for all.
    package let identifier: String?

    /// Whether what it removes is shown, and does not wait.
    package let isOfDelivered: Bool

    init(of identifier: String?, isOfDelivered: Bool) {
        self.identifier = identifier
        self.isOfDelivered = isOfDelivered
    }
}
