import DecoupledAppDelegate

/// Every event of the app delegate, for one application.
@MainActor
struct Passages {
    let application: UIApplication
    let answers: OldAnswers

    private let url = URL.page
    private let activity = NSUserActivity(activityType: "reading")
    let coder: NSCoder = NSKeyedArchiver(requiringSecureCoding: true)
    let window = UIWindow()
    let menus = MenuBook()
    let options = UIScene.ConnectionOptions()
    let session = UISceneSession(
        persistentIdentifier: "1",
        configuration: UISceneConfiguration(name: "own", sessionRole: .windowApplication)
    )

    init(of application: UIApplication, answers: OldAnswers) {
        self.application = application
        self.answers = answers
    }

    var all: [Passage] { state + requests + background + interface + ofTraits }

    /// Returns what a gathered event is answered with inside the call, or nil.
    private func answer<Answer>(_ cause: (@escaping (Answer) -> Void) -> Void) -> Answer? {
        var answer: Answer?
        cause { answer = $0 }
        return answer
    }
}

extension Passages {
    private var state: [Passage] {
        let application = application
        return [
            Passage(.willFinishLaunching, [application, url], answer: false, neutral: true) {
                $0.application(application, willFinishLaunchingWithOptions: [.url: url])
            },
            Passage(.didFinishLaunching, [application, url], answer: false, neutral: true) {
                $0.application(application, didFinishLaunchingWithOptions: [.url: url])
            },
            Passage(.didBecomeActive, [application]) { $0.applicationDidBecomeActive(application) },
            Passage(.willResignActive, [application]) { $0.applicationWillResignActive(application) },
            Passage(.didEnterBackground, [application]) { $0.applicationDidEnterBackground(application) },
            Passage(.willEnterForeground, [application]) { $0.applicationWillEnterForeground(application) },
            Passage(.willTerminate, [application]) { $0.applicationWillTerminate(application) },
            Passage(.didReceiveMemoryWarning, [application]) { $0.applicationDidReceiveMemoryWarning(application) },
            Passage(.significantTimeChange, [application]) { $0.applicationSignificantTimeChange(application) },
            Passage(.protectedDataWillBecomeUnavailable, [application]) {
                $0.applicationProtectedDataWillBecomeUnavailable(application)
            },
            Passage(.protectedDataDidBecomeAvailable, [application]) {
                $0.applicationProtectedDataDidBecomeAvailable(application)
            },
        ]
    }

    private var requests: [Passage] {
        let application = application
        return [
            Passage(.openURL, [application, url, "other"], answer: true, neutral: false) {
                $0.application(application, open: url, options: [.sourceApplication: "other"])
            },
            Passage(.willContinueUserActivity, [application, "reading"], answer: true, neutral: false) {
                $0.application(application, willContinueUserActivityWithType: "reading")
            },
            Passage(
                .continueUserActivity,
                [application, activity],
                answer: [true, ObjectIdentifier(answers.restored)] as [AnyHashable],
                neutral: [false] as [AnyHashable]
            ) { delegate in
                var isContinued = false
                let objects = answer { restorationHandler in
                    isContinued = delegate.application(
                        application,
                        continue: activity,
                        restorationHandler: restorationHandler
                    )
                }
                let restored = (objects ?? nil) ?? []
                return [isContinued] as [AnyHashable] + restored.map { ObjectIdentifier($0) }
            },
            Passage(.didFailToContinueUserActivity, [application, "reading", "CancellationError()"]) {
                $0.application(
                    application,
                    didFailToContinueUserActivityWithType: "reading",
                    error: CancellationError()
                )
            },
            Passage(.didUpdateUserActivity, [application, activity]) {
                $0.application(application, didUpdate: activity)
            },
            Passage(.shouldRequestHealthAuthorization, [application]) {
                $0.applicationShouldRequestHealthAuthorization(application)
            },
        ]
    }

    private var background: [Passage] {
        let application = application
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        return [
            Passage(.performShortcutAction, [application, item], answer: true, neutral: false) { delegate in
                answer { delegate.application(application, performActionFor: item, completionHandler: $0) }
            },
            Passage(
                .performFetch,
                [application],
                answer: UIBackgroundFetchResult.newData,
                neutral: UIBackgroundFetchResult.noData
            ) { delegate in
                answer { delegate.application(application, performFetchWithCompletionHandler: $0) }
            },
            Passage(
                .handleBackgroundURLSessionEvents,
                [application, "session"],
                answer: "done",
                neutral: "done"
            ) { delegate in
                answer { done in
                    delegate.application(application, handleEventsForBackgroundURLSession: "session") { done("done") }
                }
            },
            Passage(.handleWatchKitRequest, [application, "?"], answer: "old", neutral: "nil") { delegate in
                answer { reply in
                    delegate.application(application, handleWatchKitExtensionRequest: ["question": "?"]) {
                        reply($0?["answer"] as? String ?? "nil")
                    }
                }
            },
        ]
    }

    private var ofTraits: [Passage] {
        let application = application
        var passages: [Passage] = []
        #if RemoteNotifications
        passages += [
            Passage(.didRegisterForRemoteNotifications, [application, Data([1, 2])]) {
                $0.application(application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1, 2]))
            },
            Passage(.didFailToRegisterForRemoteNotifications, [application, "CancellationError()"]) {
                $0.application(application, didFailToRegisterForRemoteNotificationsWithError: CancellationError())
            },
            Passage(
                .didReceiveRemoteNotification,
                [application, "7"],
                answer: UIBackgroundFetchResult.newData,
                neutral: UIBackgroundFetchResult.noData
            ) { delegate in
                answer {
                    delegate.application(
                        application,
                        didReceiveRemoteNotification: ["id": "7"],
                        fetchCompletionHandler: $0
                    )
                }
            },
        ]
        #endif
        #if CloudKit
        let share = CKShare.Metadata(containerIdentifier: "container")
        passages.append(
            Passage(.didAcceptCloudKitShare, [application, share]) {
                $0.application(application, userDidAcceptCloudKitShareWith: share)
            }
        )
        #endif
        #if Intents
        let intent = INIntent()
        passages.append(
            Passage(.handlerForIntent, [application, intent], answer: answers.intentHandler) {
                $0.application(application, handlerFor: intent) as? NSObject
            }
        )
        #endif
        return passages
    }
}
