/// The role that resumes background URL sessions.
///
/// All handlers are notified at once, in slot order, on the main thread. UIKit's completion handler is called once,
/// when all handlers have called theirs; there is no deadline. A handler that does not own the session calls its
/// completion handler at once and does not delay the others. Without a handler, UIKit's is called at once.
///
/// Implement one form of the method, the one with a completion handler or the `async` one.
@preconcurrency @MainActor public protocol BackgroundURLSessionDelegate: RoleHandler {
    /// Called when events of a background URL session wait for the app.
    ///
    /// The default implementation calls the `async` form, and the completion handler when it returns.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - identifier: The session configuration's identifier.
    ///   - completionHandler: To be called once, on any thread, when all events of the session have been handled.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void)

    /// Called when events of a background URL session wait, unless the handler implements the form with a completion
    /// handler.
    ///
    /// The default implementation returns at once.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - identifier: The session configuration's identifier.
    @MainActor
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String
    ) async
}

extension BackgroundURLSessionDelegate {
    /// Calls the `async` form, and the completion handler when that has returned.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        AsyncForm.answer({ _ in completionHandler() }) {
            await self.application(application, handleEventsForBackgroundURLSession: identifier)
        }
    }

    /// Does nothing.
    @MainActor
    public func application(
        _: UIApplication,
        handleEventsForBackgroundURLSession: String
    ) async { defaultAnswer(to: .handleBackgroundURLSessionEvents) }
}

nonisolated extension AppEvent {
    /// Events of a background URL session wait for the app.
    public static let handleBackgroundURLSessionEvents = Event<String, Reply<Void>>(
        "application:handleEventsForBackgroundURLSession:completionHandler:")
}

extension Slots {
    /// Background URL sessions.
    public var backgroundURLSessionDelegate: Slot<any BackgroundURLSessionDelegate> {
        Slot {
            awaited(.handleBackgroundURLSessionEvents, combining: NoAnswer(), timeLimit: nil) {
                handler, identifier, sender, completion in
                handler.application(sender.application, handleEventsForBackgroundURLSession: identifier) {
                    completion.answer(())
                }
            }
        }
    }
}
