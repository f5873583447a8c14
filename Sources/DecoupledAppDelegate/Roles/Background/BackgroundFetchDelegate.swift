#if !os(visionOS)
/// The role that fetches data in the background.
///
/// All handlers are called at once, in slot order, on the main thread. Their results are merged as for a remote
/// notification: new data if any handler has some, else failed if any failed, else no data; UIKit gets the result when
/// all have finished or after 29 of the 30 seconds it allows. Without a handler the result is no data, at once.
///
/// Implement one form of the method, the one with a completion handler or the `async` one. Apple recommends
/// `BGAppRefreshTask` for new apps; with `BGTaskSchedulerPermittedIdentifiers` in Info.plist, UIKit no longer calls the
/// method.
@preconcurrency @MainActor public protocol BackgroundFetchDelegate: RoleHandler {
    /// Called when the app may fetch data.
    ///
    /// The default implementation calls the `async` form and passes on its result.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - completionHandler: Takes the result, once, on any thread.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void)

    /// Called when the app may fetch data, unless the handler implements the form with a completion handler.
    ///
    /// The task is cancelled at the deadline. The default implementation returns `noData`.
    ///
    /// - Parameter application: The application.
    /// - Returns: What the fetch brought.
    @MainActor func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult
}

extension BackgroundFetchDelegate {
    /// Calls the `async` form and passes on its result.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { AsyncForm.answer(completionHandler) { await self.applicationPerformFetch(application) } }

    /// Returns `noData`, which does not affect the result.
    @MainActor
    public func applicationPerformFetch(_: UIApplication) async -> UIBackgroundFetchResult {
        defaultAnswer(to: .performFetch, .noData)
    }
}

nonisolated extension AppEvent {
    /// The app may fetch data.
    public static let performFetch = Event<Void, Reply<UIBackgroundFetchResult>>(
        "application:performFetchWithCompletionHandler:")
}

extension Slots {
    /// Fetching data in the background.
    public var backgroundFetchDelegate: Slot<any BackgroundFetchDelegate> {
        Slot {
            awaited(.performFetch, combining: MergedFetchResult(), timeLimit: 29) {
                $0.application($2.application, performFetchWithCompletionHandler: $3.answer)
            }
        }
    }
}
#endif
