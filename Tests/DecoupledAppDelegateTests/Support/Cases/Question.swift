import DecoupledAppDelegate

/// An event that handlers answer with true or false.
enum Question: CaseIterable {
    case willFinishLaunching, didFinishLaunching, openURL, willContinueUserActivity, continueUserActivity
    case performShortcutAction, shouldAllowExtensionPoint, shouldAutomaticallyLocalizeKeyCommands
    case shouldSaveState, shouldRestoreState

    /// What the documentation of the role promises.
    func combine(_ answers: [Bool]) -> Bool {
        switch self {
        case .willFinishLaunching, .didFinishLaunching, .shouldAllowExtensionPoint,
            .shouldAutomaticallyLocalizeKeyCommands:
            !answers.contains(false)
        case .openURL, .willContinueUserActivity, .continueUserActivity, .performShortcutAction, .shouldSaveState,
            .shouldRestoreState:
            answers.contains(true)
        }
    }

    /// Whether a handler of the role can do without the method.
    var canBeSilent: Bool {
        switch self {
        case .openURL, .shouldAllowExtensionPoint, .shouldAutomaticallyLocalizeKeyCommands: false
        default: true
        }
    }

    @MainActor
    func fill(_ roles: inout Roles, with handlers: [Answerer], andSilentOnes: Bool = false) {
        let silent = andSilentOnes ? [SilentAnswerer()] : []
        roles.appStateDelegate = Handlers {
            for handler in silent { handler }
            for handler in handlers { handler }
        }
        roles.activityContinuationDelegate = Handlers {
            for handler in silent { handler }
            for handler in handlers { handler }
        }
        roles.shortcutItemDelegate = Handlers {
            for handler in silent { handler }
            for handler in handlers { handler }
        }
        roles.stateRestorationDelegate = Handlers {
            for handler in silent { handler }
            for handler in handlers { handler }
        }
        roles.urlDelegate = Handlers { for handler in handlers { handler } }
        roles.extensionDelegate = Handlers { for handler in handlers { handler } }
        roles.keyCommandsDelegate = Handlers { for handler in handlers { handler } }
    }

    @MainActor
    func ask(_ app: IsolatedApp<AppDelegate>) async -> Bool? {
        let (delegate, application) = (app.delegate, app.application)
        switch self {
        case .willFinishLaunching:
            return delegate.application(application, willFinishLaunchingWithOptions: nil)
        case .didFinishLaunching:
            return delegate.application(application, didFinishLaunchingWithOptions: nil)
        case .openURL:
            return delegate.application(application, open: .page)
        case .willContinueUserActivity:
            return delegate.application(application, willContinueUserActivityWithType: "type")
        case .continueUserActivity:
            let activity = NSUserActivity(activityType: "type")
            return delegate.application(application, continue: activity, restorationHandler: { _ in })
        case .performShortcutAction:
            let completion = SystemCompletion<Bool>()
            delegate.application(
                application,
                performActionFor: UIApplicationShortcutItem(type: "type", localizedTitle: "title"),
                completionHandler: { completion.receive($0) }
            )
            return await completion.first()
        case .shouldAllowExtensionPoint:
            return delegate.application(application, shouldAllowExtensionPointIdentifier: .keyboard)
        case .shouldAutomaticallyLocalizeKeyCommands:
            return delegate.applicationShouldAutomaticallyLocalizeKeyCommands(application)
        case .shouldSaveState:
            return delegate.application(application, shouldSaveSecureApplicationState: NSCoder())
        case .shouldRestoreState:
            return delegate.application(application, shouldRestoreSecureApplicationState: NSCoder())
        }
    }
}

/// A handler that answers every question alike.
@MainActor
final class Answerer {
    private let answer: Bool

    init(_ answer: Bool) {
        self.answer = answer
    }
}

extension Answerer: AppStateDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { answer }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { answer }
}

extension Answerer: URLDelegate, ActivityContinuationDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        answer
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        answer
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { answer }
}

extension Answerer: ShortcutItemDelegate {
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        completionHandler(answer)
    }
}

extension Answerer: ExtensionDelegate, KeyCommandsDelegate {
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { answer }

    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { answer }
}

extension Answerer: StateRestorationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { answer }

    func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { answer }
}

/// A handler with none of the methods that its roles have defaults for.
private final class SilentAnswerer: AppStateDelegate, ActivityContinuationDelegate, ShortcutItemDelegate,
    StateRestorationDelegate
{}
