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
        state.requests = state.requests.suffix(Self.mostNotifications - 1) + [request]
        guard request.trigger != nil, !(request.trigger is UNPushNotificationTrigger) else {
            return _ = deliver(request)
        }
        removePending([request.identifier])
        state.pendingRequests = state.pendingRequests.suffix(Self.mostNotifications - 1) + [request]
    }

    /// What the application has requested, whether it waits or not.
    package var notificationRequests: [UNNotificationRequest] { state.requests }

    /// What the application has asked the user to allow; nil as long as it has not asked.
    package var requestedAuthorization: UNAuthorizationOptions? { state.requestedAuthorization }

    fileprivate func removePending(_ identifiers: [String]) {
        state.pendingRequests.removeAll { identifiers.contains($0.identifier) }
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
            system.removePending(identifiers)
            system.state.requests.removeAll { identifiers.contains($0.identifier) }
        }
    }

    /// Takes all requests back that wait for what triggers them.
    public func removeAllPendingNotificationRequests() {
        perform { system in
            system.state.pendingRequests = []
            system.state.requests.removeAll { $0.trigger != nil }
        }
    }
}
