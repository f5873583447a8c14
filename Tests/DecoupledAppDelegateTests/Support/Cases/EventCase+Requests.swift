import DecoupledAppDelegate

extension EventCase {
    static let url = [
        EventCase(.openURL, neutral: "false", cause: { $0.open(.page) }) { delegate, application in
            let options: [UIApplication.OpenURLOptionsKey: Any] = [.sourceApplication: "sender"]
            let answer = delegate.application(application, open: .page, options: options)
            return Told(URL.page, options, answer: answer)
        }
    ]

    static let activities = [
        EventCase(
            .willContinueUserActivity,
            neutral: "false",
            cause: { $0.continueUserActivity(NSUserActivity(activityType: "type")) }
        ) { delegate, application in
            let answer = delegate.application(application, willContinueUserActivityWithType: "type")
            return Told("type", answer: answer)
        },
        EventCase(
            .continueUserActivity,
            neutral: "false",
            cause: { $0.continueUserActivity(NSUserActivity(activityType: "type")) }
        ) { delegate, application in
            let activity = NSUserActivity(activityType: "type")
            var restored: [Any] = []
            let isContinued = delegate.application(application, continue: activity) { restored = $0 ?? [] }
            return Told(activity, answer: [isContinued] + restored)
        },
        EventCase(
            .didFailToContinueUserActivity,
            cause: { $0.failToContinueUserActivity(type: "type", error: CancellationError()) }
        ) { delegate, application in
            let error = CancellationError()
            delegate.application(application, didFailToContinueUserActivityWithType: "type", error: error)
            return Told("type", error)
        },
        EventCase(
            .didUpdateUserActivity,
            cause: { $0.updateUserActivity(NSUserActivity(activityType: "type")) }
        ) { delegate, application in
            let activity = NSUserActivity(activityType: "type")
            delegate.application(application, didUpdate: activity)
            return Told(activity)
        },
    ]

    static let shortcut = [
        EventCase(
            .performShortcutAction,
            neutral: "false",
            awaited: Awaited("true", by: 29),
            cause: { $0.performAction(for: UIApplicationShortcutItem(type: "type", localizedTitle: "title")) { _ in } }
        ) { delegate, application in
            let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
            let answer = answer { delegate.application(application, performActionFor: item, completionHandler: $0) }
            return Told(item, answer: answer)
        }
    ]

    static let backgroundFetch = [
        EventCase(
            .performFetch,
            neutral: "noData",
            awaited: Awaited("newData", by: 29),
            cause: { $0.performFetch { _ in } }
        ) { delegate, application in
            Told(answer: answer { delegate.application(application, performFetchWithCompletionHandler: $0) })
        }
    ]

    static let backgroundURLSession = [
        EventCase(
            .handleBackgroundURLSessionEvents,
            awaited: Awaited("done", by: nil),
            cause: { $0.handleBackgroundURLSessionEvents(identifier: "session") { _ in } }
        ) { delegate, application in
            let answer = answer { done in
                delegate.application(application, handleEventsForBackgroundURLSession: "session") { done("done") }
            }
            return Told("session", answer: answer)
        }
    ]

    static let watch = [
        EventCase(
            .handleWatchKitRequest,
            neutral: "nil",
            awaited: Awaited("1 values", by: 10),
            cause: { $0.handleWatchKitRequest(nil) { _ in } }
        ) { delegate, application in
            let userInfo: [AnyHashable: Any] = ["key": "value"]
            let answer = answer { reply in
                delegate.application(application, handleWatchKitExtensionRequest: userInfo) { reply(words($0)) }
            }
            return Told(userInfo, answer: answer)
        }
    ]
}
