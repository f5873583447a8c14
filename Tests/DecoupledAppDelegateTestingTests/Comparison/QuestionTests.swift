#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A comparison asks for each window, and of each notification what can become of it; windows are closed, and a state is restored.
@MainActor
@Suite(.net)
struct QuestionTests {
    // MARK: Windows

    @Test func theOrientationsOfAWindowAndOfNoneAreAskedFor() async {
        for isThere in [false, true] {
            let sample = Sample(.supportedInterfaceOrientations) { isThere ? UIWindow() : nil }
            let comparison = Comparison.ofClerk(knowing: "\(isThere)") { (window: UIWindow?) in "\(window != nil)" }
            let report = await comparison.run([sample], in: [.withoutScenes])
            #expect(report.cases.flatMap(\.differences) == [], "\(report)")
            #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        }
    }

    @Test func theOrientationsOfWhatAWindowShowsAreAskedFor() async {
        let sample = Sample(.supportedInterfaceOrientations) {
            let window = UIWindow()
            window.rootViewController = UIViewController(nibName: nil, bundle: nil)
            return window
        }
        let comparison = Comparison.ofClerk(knowing: "shows") { (window: UIWindow?) in
            window.map { $0.rootViewController == nil ? "empty" : "shows" } ?? "shows"
        }
        let report = await comparison.run([sample], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
    }

    @Test func theOrientationsOfTheAppsOwnWindowAreAskedFor() async {
        let comparison = Comparison(
            before: { Landscape() },
            after: {
                roles { $0.orientationDelegate = [Handling(.supportedInterfaceOrientations) { _ in .portrait }] }
            })
        let report = await comparison.run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.differences.contains { $0.event == .supportedInterfaceOrientations }, "\(report)")
    }

    // MARK: Scene sessions

    @Test(arguments: [0, 1])
    func sessionsThatAreDiscardedAreAmongTheStandardSamples(limit: Int) async {
        var comparison = Comparison.ofClerk { (sessions: Set<UISceneSession>) in
            "\(sessions.count)"
        } _: { (sessions: Set<UISceneSession>) in
            "\(min(sessions.count, limit))"
        }
        comparison.triesVariants = false
        let report = await comparison.run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.differences.map(\.event) == [.didDiscardSceneSessions], "\(report)")
        #expect(!report.coverage.untested.contains(.didDiscardSceneSessions))
    }

    // MARK: Notifications

    @Test func aNotificationWithoutACategoryIsDismissed() async {
        let report = await Comparison.ofResponses {
            $0
        } _: {
            $0 == UNNotificationDismissActionIdentifier ? UNNotificationDefaultActionIdentifier : $0
        }
        .run([.response(to: UNMutableNotificationContent())], in: [.withoutScenes])
        #expect(report.cases.flatMap(\.differences) == [], "\(report)")
        #expect(report.differences.map(\.event) == [.didReceiveNotificationResponse], "\(report)")
    }

    @Test func actionsThatAreNotDeclaredAnyMoreAreFound() async {
        let report = await Comparison.ofResponses(declaring: ["order": ["later"]], then: [:]) {
            $0
        } _: {
            $0
        }
        .run([.launch], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.systemRequests], "\(report)")
        #expect(report.differences.first?.before == "category order (later, later)")
    }

    @Test func whatIsSavedIsRestored() async {
        var comparison = Comparison(before: { Saver(saves: true) }, after: { Saver(saves: false) })
        comparison.triesVariants = false
        let report = await comparison.run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.differences.map(\.event) == [.shouldRestoreState], "\(report)")
    }

    @Test func aSceneIsConfiguredForWhatItConnectsFor() async {
        let configuring: @MainActor (Bool) -> Roles = { isWrong in
            roles {
                $0.sceneSessionDelegate = [
                    Handling(.configurationForConnectingScene) { input in
                        let isOfDraft = input.connectionOptions.userActivities.contains { $0.activityType == "draft" }
                        return UISceneConfiguration(
                            name: isOfDraft && !isWrong ? "Draft" : "Main", sessionRole: input.session.role)
                    }
                ]
            }
        }
        let comparison = Comparison(before: { configuring(false) }, after: { configuring(true) })
        let report = await comparison.run(
            .standard(infoPlist: [:], adding: [.activity("draft")]), in: [.withoutScenes])
        #expect(report.differences.map(\.event) == [.configurationForConnectingScene], "\(report)")
    }

    @Test func theSettingsAreOpenedFromANotification() async {
        let effects = Effects()
        let opening: @MainActor (String) -> @MainActor (inout Roles) -> Void = { text in
            {
                $0.userNotificationsDelegate = [
                    Handling(.openNotificationSettings) { effects.note($0 == nil ? "all" : text) }
                ]
            }
        }
        let report = await Comparison.ofRoles(opening("one"), opening("all"), effects: effects)
            .run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.differences.map(\.event) == [.openNotificationSettings], "\(report)")
    }

    @Test func aSceneIsConfiguredForEveryRole() async {
        let configuring: @MainActor (String) -> Roles = { name in
            roles {
                $0.sceneSessionDelegate = [
                    Handling(.configurationForConnectingScene) { input in
                        let role = input.session.role
                        return UISceneConfiguration(name: role == .windowApplication ? "Main" : name, sessionRole: role)
                    }
                ]
            }
        }
        let comparison = Comparison(before: { configuring("Display") }, after: { configuring("Main") })
        let report = await comparison.run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.differences.map(\.event) == [.configurationForConnectingScene], "\(report)")
    }

    @Test(arguments: [UNNotificationDismissActionIdentifier, "later"])
    func whatTheAppDeclaresForItsNotificationsIsPlayedWithoutASample(action: String) async {
        let report = await Comparison.ofResponses(declaring: ["order": ["later"]]) {
            $0
        } _: {
            $0 == action ? UNNotificationDefaultActionIdentifier : $0
        }
        .run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.differences.map(\.event) == [.didReceiveNotificationResponse], "\(report)")
    }
}

extension Comparison {
    /// Compares two ways of taking what the user has done with a notification.
    fileprivate static func ofResponses(
        declaring actions: [String: [String]] = [:], then others: [String: [String]]? = nil,
        _ old: @escaping @MainActor (String) -> String, _ new: @escaping @MainActor (String) -> String
    ) -> Comparison {
        let effects = Effects()
        return ofRoles(
            { $0 = .responses(effects, declaring: actions, old) },
            { $0 = .responses(effects, declaring: others ?? actions, new) }, effects: effects)
    }
}

extension Roles {
    @MainActor fileprivate static func responses(
        _ effects: Effects, declaring actions: [String: [String]], _ text: @escaping @MainActor (String) -> String
    ) -> Roles {
        roles {
            $0.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    UNUserNotificationCenter.current().setNotificationCategories(
                        Set(
                            actions.map { category, actions in
                                let actions = actions.map { UNNotificationAction(identifier: $0, title: $0) }
                                return UNNotificationCategory(identifier: category, actions: actions)
                            }))
                    return true
                }
            ]
            $0.userNotificationsDelegate = [
                Handling(.didReceiveNotificationResponse) { response async in
                    effects.note(text(response.actionIdentifier))
                }
            ]
        }
    }
}

/// Turns its own window, and no other.
private final class Landscape: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { window != nil && window === self.window ? .landscape : .portrait }
}

/// Saves something or nothing, and restores what it can read.
private final class Saver: UIResponder, UIApplicationDelegate {
    private let saves: Bool

    init(saves: Bool) {
        self.saves = saves
        super.init()
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        (coder as? NSKeyedUnarchiver)?.decodeInteger(forKey: "version") == 3
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        if saves { (coder as? NSKeyedArchiver)?.encode(3, forKey: "version") }
    }
}
#endif
