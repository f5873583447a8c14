import DecoupledAppDelegate
import Testing

/// Records leave out what may be nobody's business, unless they are asked to show it.
@MainActor
@Suite struct RedactionTests {
    private let app = IsolatedApp()

    @Test(arguments: [false, true])
    func theQueryOfAURLIsShownOnlyIfAskedFor(isRevealed: Bool) throws {
        let url = try #require(URL(string: "app://host/path?code=secret"))
        let input = inputRecorded(isRevealed) { _ = $0.application($1, open: url) }
        #expect(input == (isRevealed ? "app://host/path?code=secret" : "app://host/path?…"))
    }

    @Test(arguments: [false, true])
    func theFragmentOfAURLIsShownOnlyIfAskedFor(isRevealed: Bool) throws {
        let url = try #require(URL(string: "app://host/path#token=secret?code=secret"))
        let input = inputRecorded(isRevealed) { _ = $0.application($1, open: url) }
        #expect(input == (isRevealed ? url.absoluteString : "app://host/path#…"))
    }

    @Test func aURLWithoutSecretsIsShownAsItIs() throws {
        let url = try #require(URL(string: "app://host/path"))
        #expect(inputRecorded(false) { _ = $0.application($1, open: url) } == "app://host/path")
    }

    @Test(arguments: [false, true])
    func theQueryOfAnActivitysPageIsShownOnlyIfAskedFor(isRevealed: Bool) {
        let activity = NSUserActivity(activityType: "type")
        activity.webpageURL = URL(string: "https://host/path?code=secret")
        let expected = isRevealed ? "type https://host/path?code=secret" : "type https://host/path?…"
        let inputs = [
            inputRecorded(isRevealed) { _ = $0.application($1, continue: activity, restorationHandler: { _ in }) },
            inputRecorded(isRevealed) { $0.application($1, didUpdate: activity) },
        ]
        #expect(inputs == [expected, expected])
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
    func theValuesOfAWatchAppsRequestAreShownOnlyIfAskedFor(isRevealed: Bool) {
        let input = inputRecorded(isRevealed) {
            $0.application($1, handleWatchKitExtensionRequest: ["b": 2, "a": "secret"], reply: { _ in })
        }
        #expect(input == (isRevealed ? "a: secret, b: 2" : "a, b"))
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
    func theValuesOfAPushAreShownOnlyIfAskedFor(isRevealed: Bool) {
        let input = inputRecorded(isRevealed) {
            $0.application($1, didReceiveRemoteNotification: ["aps": "secret"], fetchCompletionHandler: { _ in })
        }
        #expect(input == (isRevealed ? "aps: secret" : "aps"))
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
        #expect(inputs == ["compose", "uploads", "type", "type: CancellationError()", keyboard, ""])
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
