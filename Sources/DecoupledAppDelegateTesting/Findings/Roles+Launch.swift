public import DecoupledAppDelegate
import DecoupledAppDelegateTracing

extension Roles {
    /// Returns what is wrong with the launch of an app with the set: handlers that return false from a launch method, what is set up too
    /// late, and handlers that take too long.
    ///
    /// When the launch methods have returned, UIKit delivers the notification that the app was launched by, for which the notification
    /// center's delegate has to be there, and `BGTaskScheduler` registers no more tasks. What is there only once the app has come to the
    /// front, or some turns of the main queue later, is a finding. If a launch method returns false, UIKit opens no URL and continues no
    /// activity that the app was launched for.
    ///
    /// The app is launched and comes to the front, with a scene where a test can make one. The handlers are called, so they should work on
    /// test data. Time is the machine's; leave a budget some room for a slow one.
    ///
    /// - Parameters:
    ///   - budget: How long a handler may block the main thread in all, in seconds; nil for no limit.
    ///   - budgets: Other budgets, by the names of the handlers' classes.
    ///   - registeredTasks: Returns the identifiers that have been registered so far, with what takes the place of `BGTaskScheduler` in
    ///     the test.
    /// - Returns: The findings: those on launch methods, then those on what is set up too late.
    public func launchFindings(
        budget: TimeInterval? = nil, budgets: [String: TimeInterval] = [:],
        registeredTasks: @MainActor () -> Set<String> = { [] }
    ) async -> [Finding] {
        let app = TestApp(roles: self, timedBy: TrialClock())
        app.acting { app.launch(inBackground: true) }
        let delegate = app.notificationCenter.delegate
        let tasks = registeredTasks()
        app.acting { app.finishLaunch() }
        await app.settle()
        return refusals(app.records)
            + lateDelegate(app.notificationCenter.delegate, after: delegate)
            + lateTasks(registeredTasks().subtracting(tasks))
            + slowHandlers(LaunchReport(app.records)) { budgets[$0] ?? budget ?? .infinity }
    }

    // https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)
    private func refusals(_ records: [EventRecord]) -> [Finding] {
        let launch = records.filter(\.event.isOfLaunch)
        let handlers = launch.flatMap(\.asked).filter { $0.kind == .handler && $0.answer == "false" }.map(\.handler)
        return handlers.withoutRepetitions.map { handler in
            Finding(
                .refusedLaunch, in: "appStateDelegate",
                "\(handler) returns false from a launch method, so UIKit opens no URL and continues no activity that the app was "
                    + "launched for. Return true, unless the handler has opened it itself.")
        }
    }

    private func lateDelegate(
        _ delegate: (any UNUserNotificationCenterDelegate)?, after former: (any UNUserNotificationCenterDelegate)?
    ) -> [Finding] {
        guard let delegate, delegate !== former else { return [] }
        return [
            Finding(
                .setUpTooLate, in: "userNotificationsDelegate",
                "\(type(of: delegate)) becomes the notification center's delegate after the launch methods have returned, so it "
                    + "misses the notification that the app was launched by. Set it in didFinishLaunching, or fill the slot instead."
            )
        ]
    }

    private func lateTasks(_ identifiers: Set<String>) -> [Finding] {
        identifiers.sorted().map { identifier in
            Finding(
                .setUpTooLate, in: "appStateDelegate",
                "the background task \(identifier) is registered after the launch methods have returned, on which BGTaskScheduler "
                    + "raises. Register it in didFinishLaunching.")
        }
    }

    private func slowHandlers(_ report: LaunchReport?, _ budget: (String) -> TimeInterval) -> [Finding] {
        (report?.costs ?? []).filter { $0.mainThreadTime > budget($0.handler) }.map { cost in
            let time = Self.milliseconds(cost.mainThreadTime)
            let limit = Self.milliseconds(budget(cost.handler))
            let slot = inspection.first { $0.events.contains(cost.costliestEvent) }
            return Finding(
                .slowLaunch, in: slot?.name ?? "",
                "\(cost.handler) blocks the main thread for \(time) ms of the launch, more than the \(limit) ms allowed, mostly in "
                    + "\(cost.costliestEvent). Move the work off the main thread, or do it later.")
        }
    }

    private static func milliseconds(_ seconds: TimeInterval) -> String { "\((seconds * 10_000).rounded() / 10)" }
}
