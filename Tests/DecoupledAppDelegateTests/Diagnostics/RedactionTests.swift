import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// Records leave out what may be nobody's business, unless they are asked to show it.
@MainActor
struct RedactionTests {
    private let app = IsolatedApp()

    @Test(arguments: [
        ("app://host", "app://host"),
        ("app://host/", "app://host/…"),
        ("courier://parcel/7", "courier://parcel/… (1 path component)"),
        ("https://host:8080/reset/secret", "https://host:8080/… (2 path components)"),
        ("https://host/reset%2Fsecret/@home", "https://host/… (2 path components)"),
        ("app://host/path?code=secret", "app://host/… (1 path component)"),
        ("app://host/path#token=secret?code=secret", "app://host/… (1 path component)"),
        ("app://host?code=secret/secret", "app://host?…"),
        ("app://host/?code=secret", "app://host/…"),
        ("https://user:secret@host/path@home?code=secret", "https://…@host/… (1 path component)"),
        ("file:///home/secret", "file:///… (2 path components)"),
        ("app:/secret", "app:…"),
        ("tel:+4930123456", "tel:…"),
        ("mailto:person@host", "mailto:…"),
        ("secret", "…"),
    ])
    func ofAURLOnlySchemeHostAndLengthAreShown(_ text: String, _ expected: String) throws {
        let url = try #require(URL(string: text))
        #expect(inputRecorded(false) { _ = $0.application($1, open: url) } == expected)
        #expect(inputRecorded(true) { _ = $0.application($1, open: url) } == text)
    }

    @Test(arguments: [false, true])
    func theOptionsOfAURLAreShownOnlyIfAskedFor(isRevealed: Bool) throws {
        let url = try #require(URL(string: "app://host"))
        let input = inputRecorded(isRevealed) {
            _ = $0.application($1, open: url, options: [.sourceApplication: "secret"])
        }
        let key = UIApplication.OpenURLOptionsKey.sourceApplication.rawValue
        #expect(input == (isRevealed ? "app://host (\(key): secret)" : "app://host"))
    }

    @Test(arguments: [false, true])
    func theQueryOfAnActivitysPageIsShownOnlyIfAskedFor(isRevealed: Bool) {
        let activity = NSUserActivity(activityType: "type")
        activity.webpageURL = URL(string: "https://host/path?code=secret")
        let expected = isRevealed ? "type https://host/path?code=secret" : "type https://host/… (1 path component)"
        let inputs = [
            inputRecorded(isRevealed) { _ = $0.application($1, continue: activity, restorationHandler: { _ in }) },
            inputRecorded(isRevealed) { $0.application($1, didUpdate: activity) },
        ]
        #expect(inputs == [expected, expected])
    }

    @Test(arguments: [false, true])
    func theUserInfoOfAnActivityIsShownOnlyIfAskedFor(isRevealed: Bool) {
        let activity = NSUserActivity(activityType: "type")
        activity.userInfo = ["token": "secret"]
        let scene = UIWindowScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
        let inputs = [
            inputRecorded(isRevealed) { _ = $0.application($1, continue: activity, restorationHandler: { _ in }) },
            inputRecorded(isRevealed) { $0.application($1, didUpdate: activity) },
            inputRecorded(isRevealed) { delegate, _ in
                SceneDelegate(for: delegate).scene(scene, restoreInteractionStateWith: activity)
            },
        ]
        let expected = isRevealed ? "type (token: secret)" : "type (1 key)"
        #expect(inputs == [expected, expected, expected])
    }

    @Test(arguments: [false, true])
    func theUserInfoOfAQuickActionIsShownOnlyIfAskedFor(isRevealed: Bool) {
        let item = UIApplicationShortcutItem(
            type: "compose",
            localizedTitle: "New message",
            localizedSubtitle: nil,
            icon: nil,
            userInfo: ["token": "secret" as NSString]
        )
        let input = inputRecorded(isRevealed) {
            $0.application($1, performActionFor: item, completionHandler: { _ in })
        }
        #expect(input == (isRevealed ? "compose (token: secret)" : "compose (1 key)"))
    }

    @Test(arguments: [false, true])
    func whatAnErrorSaysIsShownOnlyIfAskedFor(isRevealed: Bool) {
        let error = NSError(domain: "Domain", code: 7, userInfo: [NSLocalizedDescriptionKey: "secret"])
        let input = inputRecorded(isRevealed) {
            $0.application($1, didFailToContinueUserActivityWithType: "type", error: error)
        }
        #expect(input?.hasPrefix("type: ") == true)
        #expect(input?.contains("Domain") == true)
        #expect(input?.contains("secret") == isRevealed)
    }

    @Test(arguments: [false, true])
    func theValuesOfLaunchOptionsAreShownOnlyIfAskedFor(isRevealed: Bool) {
        let input = inputRecorded(isRevealed) {
            _ = $0.application($1, didFinishLaunchingWithOptions: [.sourceApplication: "secret"])
        }
        let key = UIApplication.LaunchOptionsKey.sourceApplication.rawValue
        #expect(input == (isRevealed ? "\(key): secret" : key))
    }

    @Test(arguments: [false, true])
    func theKeysAndValuesOfAWatchAppsRequestAreShownOnlyIfAskedFor(isRevealed: Bool) {
        let input = inputRecorded(isRevealed) {
            $0.application($1, handleWatchKitExtensionRequest: ["b": 2, "a": "secret"], reply: { _ in })
        }
        #expect(input == (isRevealed ? "a: secret, b: 2" : "2 keys"))
    }

    @Test(arguments: [false, true])
    func theUserInfoOfANotificationIsShownOnlyIfAskedFor(isRevealed: Bool) {
        let content = UNMutableNotificationContent()
        content.userInfo = ["token": "secret"]
        let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
        let app = IsolatedApp(scenes: SceneManifest())
        app.delegate.userNotificationsDelegate = [NotificationProbe()]
        app.launch()
        var records: [EventRecord] = []
        app.delegate.recordsPayloads = isRevealed
        app.delegate.onRecord = { records.append($0) }
        app.application.system.deliver(request) { _ in }
        app.application.system.respond(to: UNNotification(request: request)) { _ in }
        let userInfo = isRevealed ? "(token: secret)" : "(1 key)"
        let action = UNNotificationDefaultActionIdentifier
        #expect(records.map(\.input) == ["1 \(userInfo)", "1 \(action) \(userInfo)"])
    }

    #if RemoteNotifications
    @Test(arguments: [false, true])
    func theDeviceTokenIsShownOnlyIfAskedFor(isRevealed: Bool) {
        let input = inputRecorded(isRevealed) {
            $0.application($1, didRegisterForRemoteNotificationsWithDeviceToken: Data([0, 15, 255]))
        }
        #expect(input == (isRevealed ? "000fff" : "3 bytes"))
    }

    @Test(arguments: [false, true])
    func theKeysAndValuesOfAPushAreShownOnlyIfAskedFor(isRevealed: Bool) {
        let input = inputRecorded(isRevealed) {
            $0.application($1, didReceiveRemoteNotification: ["aps": "secret"], fetchCompletionHandler: { _ in })
        }
        #expect(input == (isRevealed ? "aps: secret" : "1 key"))
    }
    #endif

    @Test func whatIsNoSecretIsShown() {
        let item = UIApplicationShortcutItem(type: "compose", localizedTitle: "New message")
        let inputs = [
            inputRecorded(false) { $0.application($1, performActionFor: item, completionHandler: { _ in }) },
            inputRecorded(false) {
                $0.application($1, handleEventsForBackgroundURLSession: "uploads", completionHandler: {})
            },
            inputRecorded(false) { _ = $0.application($1, willContinueUserActivityWithType: "type") },
            inputRecorded(false) {
                $0.application($1, didFailToContinueUserActivityWithType: "type", error: CancellationError())
            },
            inputRecorded(false) { _ = $0.application($1, shouldAllowExtensionPointIdentifier: .keyboard) },
            inputRecorded(false) { $0.applicationDidReceiveMemoryWarning($1) },
        ]
        let keyboard = UIApplication.ExtensionPointIdentifier.keyboard.rawValue
        #expect(inputs == ["compose", "uploads", "type", "type: Swift.CancellationError 1", keyboard, ""])
    }

    @Test func theReplyToAWatchAppIsNotShown() {
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        app.delegate.watchInteractionDelegate = [SecretiveHandler()]
        app.delegate.application(app.application, handleWatchKitExtensionRequest: nil, reply: { _ in })
        #expect(records.map(\.answer) == ["1 values"])
        #expect(records.flatMap(\.asked).map(\.answer) == ["1 values"])
    }

    /// What the record of an event says of its arguments.
    private func inputRecorded(_ isRevealed: Bool, _ tell: (AppDelegate, UIApplication) -> Void) -> String? {
        var records: [EventRecord] = []
        app.delegate.recordsPayloads = isRevealed
        app.delegate.onRecord = { records.append($0) }
        tell(app.delegate, app.application)
        #expect(records.count == 1)
        return records.first?.input
    }
}

private final class SecretiveHandler: WatchInteractionDelegate {
    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        reply(["key": "secret"])
    }
}
