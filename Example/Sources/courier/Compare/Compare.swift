#if RemoteNotifications && (os(Linux) || os(macOS))
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopAfter
import ShopBefore
import ShopKit

/// Compares the app delegate of a shop with the handlers that it was broken up into, as `courier compare` does.
@MainActor
enum Compare {
    /// What is asked of the comparison.
    enum Request: Equatable {
        /// What differs.
        case whole

        /// What differs after something has been left out of the handlers.
        case losing(Loss)

        /// Which losses it does not notice.
        case selfTest
    }

    /// Prints what is asked for and ends: with status 1 if anything differs that is not accepted, or a loss is not noticed.
    static func run(_ request: Request) -> Never {
        // Handlers answer in tasks of their own, so the comparison runs while the main queue does.
        Task { exit(await perform(request) ? 0 : 1) }
        while true { RunLoop.main.run() }
    }

    private static func perform(_ request: Request) async -> Bool {
        switch request {
        case .whole: await report(losing: nil)
        case .losing(let loss): await report(losing: loss)
        case .selfTest: await selfTest()
        }
    }

    private static func report(losing loss: Loss?) async -> Bool {
        let report = await comparison(losing: loss).run(.shop)
        Console.print("\(report)")
        return report.differences.isEmpty
    }

    private static func selfTest() async -> Bool {
        let unnoticed = await comparison(losing: nil).unnoticedLosses(.shop)
        Console.print("\(unnoticed.count) losses that the comparison would not notice")
        for loss in unnoticed { Console.print("  \(loss)") }
        return unnoticed.isEmpty
    }

    private static func comparison(losing loss: Loss?) -> Comparison {
        var comparison = Comparison(
            before: { ShopAppDelegate() },
            after: {
                var roles = Roles.shop
                loss?.take(from: &roles)
                return roles
            },
            effects: { ShopKit.Journal.shared.take() },
            reset: { ShopKit.Session.lock() }
        )
        .acceptingSceneAdoption()
        .accepting(
            "applicationWillEnterForeground(_:)", .newEvent, before: "nothing",
            after: "crash reports: log foreground; analytics: session", set: "13-55c8b552",
            because: "A session begins at a launch, too."
        )
        .accepting(
            "applicationDidEnterBackground(_:)", .effects, before: "nothing", after: "analytics: end of session",
            in: "to the background and back (foreground, adopting scenes)", "the end (foreground, adopting scenes)",
            because: "A session that began at a launch ends."
        )
        // The handlers do not depend on each other.
        comparison.comparesOrder = false
        // A loss shows in the samples themselves.
        comparison.triesVariants = loss == nil
        return loss == nil ? acceptingWhatVariantsShow(comparison) : comparison
    }

    private static func acceptingWhatVariantsShow(_ comparison: Comparison) -> Comparison {
        comparison
            .accepting(
                "applicationDidEnterBackground(_:)", .effects, before: "nothing", after: "analytics: end of session",
                set: "14-5c8f3b60", because: "A session that began at a later launch ends."
            )
            .accepting(
                "applicationWillEnterForeground(_:)", .effects, before: .matching(".*fetch \\(once less\\)"),
                after: .matching(".*fetch \\(once more\\)"),
                in: "to the background and back, in turn with each later sample (foreground, adopting scenes)",
                "every sample, one after the other and back, each when the app has been left (foreground, adopting scenes)",
                because: "A launch counts among the times that the app comes to the front."
            )
            .accepting(
                "applicationDidEnterBackground(_:)", .effects, before: "nothing",
                after: "analytics: end of session (once more)",
                because: "A session that began at a launch ends, and another one that began later."
            )
    }
}

/// What `courier compare --lose NAME` leaves out of the shop's handlers.
enum Loss: String, CaseIterable {
    case links, handoff, actions, theme, token, orders, messages, uploads, portrait

    @MainActor
    func take(from roles: inout Roles) {
        switch self {
        case .links: roles.urlDelegate.removeAll { isNamed("Links", $0) }
        case .handoff: roles.activityContinuationDelegate.removeAll { isNamed("Handoff", $0) }
        case .actions: roles.shortcutItemDelegate = []
        case .theme: roles.appStateDelegate.removeAll { isNamed("Appearance", $0) }
        case .token: roles.remoteNotificationsDelegate.removeAll { isNamed("PushRegistration", $0) }
        case .orders: roles.remoteNotificationsDelegate.removeAll { isNamed("OrderUpdates", $0) }
        case .messages: roles.userNotificationsDelegate.removeAll { isNamed("SupportMessages", $0) }
        case .uploads: roles.backgroundURLSessionDelegate.removeAll { isNamed("BackgroundUploads", $0) }
        case .portrait: roles.orientationDelegate = []
        }
    }

    private func isNamed(_ name: String, _ handler: Any) -> Bool { "\(type(of: handler))" == name }
}
#endif
