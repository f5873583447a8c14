import DecoupledAppDelegate

extension EventCase {
    static let appState = [
        EventCase(.willFinishLaunching, neutral: "true") { delegate, application in
            let options: [UIApplication.LaunchOptionsKey: Any] = [.sourceApplication: "sender"]
            _ = delegate.application(application, willFinishLaunchingWithOptions: options)
            return ["\(options)"]
        },
        EventCase(.didFinishLaunching, neutral: "true") { delegate, application in
            let options: [UIApplication.LaunchOptionsKey: Any] = [.sourceApplication: "sender"]
            _ = delegate.application(application, didFinishLaunchingWithOptions: options)
            return ["\(options)"]
        },
        EventCase(.didBecomeActive) { $0.applicationDidBecomeActive },
        EventCase(.willResignActive) { $0.applicationWillResignActive },
        EventCase(.didEnterBackground) { $0.applicationDidEnterBackground },
        EventCase(.willEnterForeground) { $0.applicationWillEnterForeground },
        EventCase(.willTerminate) { $0.applicationWillTerminate },
    ]

    static let url = [
        EventCase(.openURL, neutral: "false") { delegate, application in
            let options: [UIApplication.OpenURLOptionsKey: Any] = [.sourceApplication: "sender"]
            _ = delegate.application(application, open: .page, options: options)
            return ["\(URL.page)", "\(options)"]
        }
    ]

    static let orientation = [
        EventCase(
            .supportedInterfaceOrientations,
            neutral: "portrait+landscapeLeft+landscapeRight"
        ) { delegate, application in
            let window = UIWindow()
            _ = delegate.application(application, supportedInterfaceOrientationsFor: window)
            return [Listener.identity(of: window)]
        }
    ]

    static let activities = [
        EventCase(.willContinueUserActivity, neutral: "false") { delegate, application in
            _ = delegate.application(application, willContinueUserActivityWithType: "type")
            return ["type"]
        },
        EventCase(.continueUserActivity, neutral: "false") { delegate, application in
            let activity = NSUserActivity(activityType: "type")
            _ = delegate.application(application, continue: activity, restorationHandler: { _ in })
            return [Listener.identity(of: activity)]
        },
        EventCase(.didFailToContinueUserActivity) { delegate, application in
            let error = CancellationError()
            delegate.application(application, didFailToContinueUserActivityWithType: "type", error: error)
            return ["type", "\(error)"]
        },
        EventCase(.didUpdateUserActivity) { delegate, application in
            let activity = NSUserActivity(activityType: "type")
            delegate.application(application, didUpdate: activity)
            return [Listener.identity(of: activity)]
        },
    ]

    static let shortcut = [
        EventCase(.performShortcutAction, neutral: "false") { delegate, application in
            let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
            delegate.application(application, performActionFor: item, completionHandler: { _ in })
            return [Listener.identity(of: item)]
        }
    ]

    static let backgroundFetch = [
        EventCase(.performFetch, neutral: "noData") { delegate, application in
            delegate.application(application, performFetchWithCompletionHandler: { _ in })
            return []
        }
    ]

    static let backgroundURLSession = [
        EventCase(.handleBackgroundURLSessionEvents) { delegate, application in
            delegate.application(
                application,
                handleEventsForBackgroundURLSession: "session",
                completionHandler: {}
            )
            return ["session"]
        }
    ]

    static let protectedData = [
        EventCase(.protectedDataWillBecomeUnavailable) { $0.applicationProtectedDataWillBecomeUnavailable },
        EventCase(.protectedDataDidBecomeAvailable) { $0.applicationProtectedDataDidBecomeAvailable },
    ]

    static let systemConditions = [
        EventCase(.didReceiveMemoryWarning) { $0.applicationDidReceiveMemoryWarning },
        EventCase(.significantTimeChange) { $0.applicationSignificantTimeChange },
    ]

    static let extensionPoint = [
        EventCase(.shouldAllowExtensionPoint, neutral: "true") { delegate, application in
            _ = delegate.application(application, shouldAllowExtensionPointIdentifier: .keyboard)
            return [UIApplication.ExtensionPointIdentifier.keyboard.rawValue]
        }
    ]

    static let watch = [
        EventCase(.handleWatchKitRequest, neutral: "nil") { delegate, application in
            let userInfo: [AnyHashable: Any] = ["key": "value"]
            delegate.application(application, handleWatchKitExtensionRequest: userInfo, reply: { _ in })
            return ["\(userInfo)"]
        }
    ]

    static let health = [
        EventCase(.shouldRequestHealthAuthorization) { $0.applicationShouldRequestHealthAuthorization }
    ]

    static let keyCommands = [
        EventCase(.shouldAutomaticallyLocalizeKeyCommands, neutral: "true") { delegate, application in
            _ = delegate.applicationShouldAutomaticallyLocalizeKeyCommands(application)
            return []
        }
    ]
}
