/// The role that answers requests of a WatchKit extension.
///
/// All handlers are called at once, in slot order, on the main thread. The watch gets the first reply in handler order
/// that is not nil, when all handlers have replied or after 10 seconds; it gets nil if there is none. Without a handler
/// that happens at once.
///
/// Implement one form of the method, the one with a reply block or the `async` one. Apple recommends WatchConnectivity
/// for new apps; UIKit still calls the method if a watch app uses it.
@preconcurrency @MainActor public protocol WatchInteractionDelegate: RoleHandler {
    /// Called when the watch app asks something of the phone.
    ///
    /// The default implementation calls the `async` form and replies with its result.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: What the watch app sent.
    ///   - reply: Takes a property list, or nil for no opinion, once and on any thread. The handler must not change it
    ///     afterwards.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void)

    /// Called when the watch app asks something, unless the handler implements the form with a reply block.
    ///
    /// The task is cancelled at the deadline. The default implementation returns nil.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: What the watch app sent.
    /// - Returns: A property list, or nil for no opinion.
    @MainActor
    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]?
}

extension WatchInteractionDelegate {
    /// Calls the `async` form and passes on its result.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) { AsyncForm.answer(reply) { await self.application(application, handleWatchKitExtensionRequest: userInfo) } }

    /// Returns nil, which does not affect the result.
    @MainActor
    public func application(
        _: UIApplication,
        handleWatchKitExtensionRequest: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]? { defaultAnswer(to: .handleWatchKitRequest, nil) }
}

nonisolated extension AppEvent {
    /// The watch app sends a request.
    public static let handleWatchKitRequest = Event<[AnyHashable: Any]?, Reply<[AnyHashable: Any]?>>(
        "application:handleWatchKitExtensionRequest:reply:")
}

extension Slots {
    /// Requests of a WatchKit extension.
    public var watchInteractionDelegate: Slot<any WatchInteractionDelegate> {
        Slot {
            awaited(.handleWatchKitRequest, combining: FirstAnswer(), timeLimit: 10) {
                $0.application($2.application, handleWatchKitExtensionRequest: $1, reply: $3.answer)
            }
        }
    }
}
