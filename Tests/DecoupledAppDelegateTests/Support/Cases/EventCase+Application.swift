import DecoupledAppDelegate

extension EventCase {
    static let appState = [
        EventCase(.willFinishLaunching, neutral: "true", cause: { $0.launch() }) { delegate, application in
            let options: [UIApplication.LaunchOptionsKey: Any] = [.sourceApplication: "sender"]
            let answer = delegate.application(application, willFinishLaunchingWithOptions: options)
            return Told(options, answer: answer)
        },
        EventCase(.didFinishLaunching, neutral: "true", cause: { $0.launch() }) { delegate, application in
            let options: [UIApplication.LaunchOptionsKey: Any] = [.sourceApplication: "sender"]
            let answer = delegate.application(application, didFinishLaunchingWithOptions: options)
            return Told(options, answer: answer)
        },
        EventCase(.didBecomeActive, cause: { $0.launch() }, method: { $0.applicationDidBecomeActive }),
        EventCase(.willResignActive, cause: { leave($0) }, method: { $0.applicationWillResignActive }),
        EventCase(.didEnterBackground, cause: { leave($0) }, method: { $0.applicationDidEnterBackground }),
        EventCase(
            .willEnterForeground,
            cause: {
                leave($0)
                $0.enterForeground()
            },
            method: { $0.applicationWillEnterForeground }
        ),
        EventCase(
            .willTerminate,
            cause: {
                $0.terminate()
            },
            method: { $0.applicationWillTerminate }
        ),
    ]

    private static func leave(_ system: HeadlessSystem) {
        system.launch()
        system.enterBackground()
    }

    static let protectedData = [
        EventCase(
            .protectedDataWillBecomeUnavailable,
            cause: { $0.setProtectedDataAvailable(false) },
            method: { $0.applicationProtectedDataWillBecomeUnavailable }
        ),
        EventCase(
            .protectedDataDidBecomeAvailable,
            cause: {
                $0.setProtectedDataAvailable(false)
                $0.setProtectedDataAvailable(true)
            },
            method: { $0.applicationProtectedDataDidBecomeAvailable }
        ),
    ]

    static let systemConditions = [
        EventCase(
            .didReceiveMemoryWarning,
            cause: { $0.receiveMemoryWarning() },
            method: { $0.applicationDidReceiveMemoryWarning }
        ),
        EventCase(
            .significantTimeChange,
            cause: { $0.changeTimeSignificantly() },
            method: { $0.applicationSignificantTimeChange }
        ),
    ]

    static let health = [
        EventCase(
            .shouldRequestHealthAuthorization,
            cause: { $0.requestHealthAuthorization() },
            method: { $0.applicationShouldRequestHealthAuthorization }
        )
    ]

    static let orientation = [
        EventCase(
            .supportedInterfaceOrientations,
            neutral: "portrait+landscapeLeft+landscapeRight",
            cause: { $0.rotate(to: .landscapeLeft) }
        ) { delegate, application in
            let window = UIWindow()
            let answer = delegate.application(application, supportedInterfaceOrientationsFor: window)
            return Told(window, answer: answer)
        }
    ]

    static let extensionPoint = [
        EventCase(
            .shouldAllowExtensionPoint,
            neutral: "true",
            cause: { _ = $0.allowsExtensionPoint(.keyboard) }
        ) { delegate, application in
            let point = UIApplication.ExtensionPointIdentifier.keyboard
            let answer = delegate.application(application, shouldAllowExtensionPointIdentifier: point)
            return Told(point, answer: answer)
        }
    ]

    static let keyCommands = [
        EventCase(
            .shouldAutomaticallyLocalizeKeyCommands,
            neutral: "true",
            cause: { _ = $0.localizesKeyCommands() }
        ) { delegate, application in
            Told(answer: delegate.applicationShouldAutomaticallyLocalizeKeyCommands(application))
        }
    ]

    /// The building of menus, which tells nothing of the application.
    static let menu = [
        EventCase(of: .buildMenu, neutral: "done", cause: { $0.buildMainMenu() }) { delegate, _ in
            let builder = MenuBook()
            delegate.buildMenu(with: builder)
            return Told(builder)
        }
    ]
}
