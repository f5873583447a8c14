#if CloudKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// The delegate of a window scene that is none of ours, and calls the app delegate for what its scene connects for.
@MainActor
struct HandForwardingSceneDelegateTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let everything = RecordingHandler.taking()

    init() {
        app.delegate.roles.append(everything)
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = HandForwardingSceneDelegate.self
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
    }

    @Test(arguments: [
        [Content.url], [.activity], [.quickAction], [.share], [.url, .activity],
        [.url, .activity, .quickAction, .share],
    ])
    func whatHasComeByHandIsNotReportedAsLost(contents: [Content]) async {
        connect(for: contents)
        #expect(Set(everything.events).isSuperset(of: contents.map(\.event)))
        await nextTurn()
        #expect(app.faults.isEmpty, "\(app.faults)")
    }

    /// The turn in which the second scene connects began with the first, and ends before it is asked what has come.
    @Test(arguments: Content.allCases)
    func whatTwoScenesOfOneTurnConnectForIsNotReportedAsLost(content: Content) async {
        let app = TestApp()
        app.sceneDelegateClass = HandForwardingSceneDelegate.self
        app.delegate.roles.append(everything)
        app.launch(inBackground: true)
        app.connectScene(Content.options([content]))
        app.connectScene(Content.options([content]))
        #expect(everything.events.contains(content.event))
        await app.settle()
        #expect(app.faults.isEmpty, "\(app.faults)")
    }

    @Test(arguments: Content.allCases)
    func theFaultNamesOnlyWhatHasNotCome(lost: Content) async throws {
        HandForwardingSceneDelegate.$leavesOut.withValue(lost) { connect(for: Content.allCases) }
        await nextTurn()
        #expect(app.faults.map(\.reason) == [.foreignSceneDelegate])
        let sentence = "\(try #require(app.faults.first))"
        #expect(sentence.contains("No handler receives what the scene connects for: \(lost.words)."))
    }

    @Test func oneOfTwoURLsThatHasNotComeIsNamed() async throws {
        let other = URL(string: "courier://parcel")
        HandForwardingSceneDelegate.$leavesOut.withValue(.url) {
            app.application.system.launchReason = .background
            app.launch()
            let contexts = [UIOpenURLContext(url: .page), try? UIOpenURLContext(url: #require(other))]
            _ = app.application.system.connectScene(options: .init(urlContexts: Set(contexts.compactMap(\.self))))
        }
        app.open(.page)
        await nextTurn()
        let sentence = "\(try #require(app.faults.first))"
        #expect(sentence.contains("connects for: a URL of the scheme courier."))
    }

    @Test func whatIsKeptForAHandlerThatComesLaterHasComeToo() async {
        app.delegate.roles = Roles()
        connect(for: [.url, .activity])
        await nextTurn()
        #expect(app.faults.isEmpty, "\(app.faults)")
        app.delegate.roles.append(everything)
        await nextTurn()
        #expect(Set(everything.events).isSuperset(of: [.openURL, .continueUserActivity]))
    }

    @Test func whatComesByTheNextSceneSaysNothingOfTheFirst() async {
        HandForwardingSceneDelegate.$leavesOut.withValue(.url) { connect(for: [.url]) }
        await nextTurn()
        #expect(app.faults.count == 1)
        _ = app.application.system.connectScene(options: Content.options([.url]))
        await nextTurn()
        #expect(app.faults.count == 1)
    }

    @Test func aResponseThatTheCenterBringsIsNotReportedAsLost() async {
        unsafe app.application.delegate = app.delegate
        app.application.system.respond(to: .sample())
        #expect(everything.events.contains(.didReceiveNotificationResponse))
        await nextTurn()
        #expect(!"\(app.faults)".contains("a response to a notification"), "\(app.faults)")
    }

    private func connect(for contents: [Content]) {
        app.application.system.launchReason = .background
        app.launch()
        _ = app.application.system.connectScene(options: Content.options(contents))
    }

    /// What a scene connects for.
    nonisolated enum Content: CaseIterable {
        case url, activity, quickAction, share

        var event: AppEvent {
            switch self {
            case .url: .openURL
            case .activity: .continueUserActivity
            case .quickAction: .performShortcutAction
            case .share: .didAcceptCloudKitShare
            }
        }

        /// What the fault calls it.
        var words: String {
            switch self {
            case .url: "a URL of the scheme file"
            case .activity: "an activity of the type page"
            case .quickAction: "the quick action scan"
            case .share: "a CloudKit share"
            }
        }

        @MainActor static func options(_ contents: [Content]) -> UIScene.ConnectionOptions {
            UIScene.ConnectionOptions(
                urlContexts: contents.contains(.url) ? [UIOpenURLContext(url: .page)] : [],
                userActivities: contents.contains(.activity) ? [NSUserActivity(activityType: "page")] : [],
                shortcutItem: contents.contains(.quickAction)
                    ? UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan") : nil,
                cloudKitShareMetadata: contents.contains(.share)
                    ? CKShare.Metadata(containerIdentifier: "container") : nil)
        }
    }
}

/// Calls the app delegate's methods for what its scene connects for, as an app did that had scenes before it had the package.
private final class HandForwardingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// What it does not forward.
    @TaskLocal static var leavesOut: HandForwardingSceneDelegateTests.Content?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let leftOut = Self.leavesOut
        if leftOut != .url { _ = Bridge.open(connectionOptions.urlContexts, by: Bridge.appDelegate) }
        for activity in connectionOptions.userActivities where leftOut != .activity {
            Bridge.continue(activity, by: Bridge.appDelegate)
        }
        if let item = connectionOptions.shortcutItem, leftOut != .quickAction {
            Bridge.appDelegate?.application(.shared, performActionFor: item) { _ in }
        }
        if let share = connectionOptions.cloudKitShareMetadata, leftOut != .share {
            Bridge.appDelegate?.application(.shared, userDidAcceptCloudKitShareWith: share)
        }
    }
}
#endif
