#if os(Linux) || os(macOS)
import CourierKit
import DecoupledAppDelegate

extension TourStep {
    static let launchURL = "courier://parcel/7"

    /// The tour, in order.
    static func all() throws -> [TourStep] {
        try links() + pushes() + requests()
    }

    private static func links() throws -> [TourStep] {
        try [
            TourStep(
                "launch by \(launchURL)", .launch, "active",
                AnsweredEvent(.willFinishLaunching, ["CrashReporter true"], "true"),
                AnsweredEvent(.didFinishLaunching, ["CrashReporter not implemented"], "true"),
                AnsweredEvent(.configurationForConnectingScene, [], "SceneDelegate"),
                AnsweredEvent(.sceneWillConnect, ["RootScreen done"], "done"),
                // Nobody has signed in, so the parcel waits.
                AnsweredEvent(.openURL, ["held by \(AppDelegate.signIn)"], "true"),
                AnsweredEvent(.willEnterForeground, ["CrashReporter not implemented"], "done"),
                AnsweredEvent(.didBecomeActive, ["CrashReporter done"], "done")
            ),
            TourStep(
                "open courier://oauth?code=4711", .request(.openURL(try url("courier://oauth?code=4711"))),
                "true: OAuthCallback",
                AnsweredEvent(
                    .openURL, ["\(AppDelegate.oldLabels) (interception) true", "OAuthCallback true"], "true"),
                AnsweredEvent(
                    .openURL,
                    [
                        "released", "\(AppDelegate.oldLabels) (interception) true",
                        "OAuthCallback false", "DeepLinks true",
                    ],
                    "true"
                )
            ),
            open("courier://track/9", "true: DeepLinks", "OAuthCallback false", "DeepLinks true"),
            open("courier://depot/3", "false", "OAuthCallback false", "DeepLinks false"),
        ]
    }

    private static func requests() throws -> [TourStep] {
        try [
            TourStep(
                "shortcut scan", .request(.shortcut(type: "scan")), "true: Shortcuts",
                AnsweredEvent(.performShortcutAction, ["Shortcuts true"], "true")
            ),
            TourStep(
                "activity: look at parcel 9",
                .request(.activity(type: "com.example.parcel", webpageURL: url("https://example.com/parcel/9"))),
                "true: Handoff",
                AnsweredEvent(.willContinueUserActivity, ["Handoff true"], "true"),
                AnsweredEvent(.continueUserActivity, ["Handoff true"], "true")
            ),
            TourStep(
                "turn to landscapeLeft", .request(.rotate(.landscapeLeft)), "portrait",
                AnsweredEvent(.supportedInterfaceOrientations, ["PortraitOnly portrait"], "portrait")
            ),
            TourStep(
                "memory is short", .request(.memoryWarning), "notified",
                AnsweredEvent(.didReceiveMemoryWarning, ["MemoryCache done"], "done")
            ),
            notify("7", "1: banner+sound", "banner+sound"),
            TourStep(
                "tap it", .request(.tapNotification(identifier: "1")), "done",
                AnsweredEvent(.didReceiveNotificationResponse, ["DeliveryNotifications done"], "done")
            ),
            notify("7", "2: none", "none"),
            // UIKit takes the first window from the front twice before the second one is there.
            TourStep(
                "second scene", .request(.newScene), "2",
                AnsweredEvent(.willResignActive, ["CrashReporter not implemented"], "done"),
                AnsweredEvent(.didBecomeActive, ["CrashReporter done"], "done"),
                AnsweredEvent(.willResignActive, ["CrashReporter not implemented"], "done"),
                AnsweredEvent(.configurationForConnectingScene, [], "SceneDelegate"),
                AnsweredEvent(.sceneWillConnect, ["RootScreen done"], "done"),
                AnsweredEvent(.didBecomeActive, ["CrashReporter done"], "done")
            ),
            // Both scenes go and come, and the app with them, once.
            TourStep(
                "SIGTSTP", .signal(SIGTSTP), "stopped",
                AnsweredEvent(.willResignActive, ["CrashReporter not implemented"], "done"),
                AnsweredEvent(.didEnterBackground, ["CrashReporter done"], "done")
            ),
            TourStep(
                "SIGCONT", .signal(SIGCONT), "active",
                AnsweredEvent(.willEnterForeground, ["CrashReporter not implemented"], "done"),
                AnsweredEvent(.didBecomeActive, ["CrashReporter done"], "done")
            ),
            TourStep(
                "close the second scene", .request(.closeScene(identifier: "2")), "closed",
                AnsweredEvent(.sceneDidDisconnect, ["RootScreen not implemented"], "done"),
                AnsweredEvent(.willResignActive, ["CrashReporter not implemented"], "done"),
                AnsweredEvent(.didBecomeActive, ["CrashReporter done"], "done")
            ),
            TourStep(
                "SIGTERM", .signal(SIGTERM), "exit status 0",
                AnsweredEvent(.willResignActive, ["CrashReporter not implemented"], "done"),
                AnsweredEvent(.didEnterBackground, ["CrashReporter done"], "done"),
                AnsweredEvent(.sceneDidDisconnect, ["RootScreen not implemented"], "done"),
                AnsweredEvent(.willTerminate, ["CrashReporter done"], "done")
            ),
        ]
    }

    private static func open(_ text: String, _ outcome: String, _ asked: String...) throws -> TourStep {
        let answer = outcome.hasPrefix("true") ? "true" : "false"
        return TourStep(
            "open \(text)", .request(.openURL(try url(text))), outcome,
            AnsweredEvent(.openURL, ["\(AppDelegate.oldLabels) (interception) \(answer)"] + asked, answer)
        )
    }

    private static func notify(_ parcel: String, _ outcome: String, _ answer: String) throws -> TourStep {
        let payload = try PushPayload([
            "aps": .object(["alert": .string("Parcel \(parcel) is near.")]),
            "parcel": .object(["id": .string(parcel), "status": .string("out for delivery")]),
        ])
        return TourStep(
            "notification: parcel \(parcel)", .request(.notify(payload)), outcome,
            AnsweredEvent(.willPresentNotification, ["DeliveryNotifications \(answer)"], answer)
        )
    }

    private static func url(_ text: String) throws -> URL {
        guard let url = URL(string: text) else { throw URLError(.badURL) }
        return url
    }
}
#endif
