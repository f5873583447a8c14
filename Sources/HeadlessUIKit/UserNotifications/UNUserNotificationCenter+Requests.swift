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

    /// Has a notification delivered.
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
            unsafe system.deliver(request)
            completionHandler?(nil)
        }
    }

    /// Has a notification delivered.
    ///
    /// - Parameter request: What the notification says.
    /// - Throws: Nothing.
    public func add(_ request: UNNotificationRequest) async throws {
        await withCheckedContinuation { continuation in add(request) { _ in continuation.resume() } }
    }

    private func perform(_ body: @escaping @MainActor @Sendable (HeadlessSystem) -> Void) {
        MainQueue.performLater { body((self.application ?? UIApplication.shared).system) }
    }
}
