#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of an app whose notification center has a delegate of its own.
@MainActor
@Suite(.net)
struct SettingsReceiverTests {
    /// What takes the place of the center's own delegate.
    enum Successor: CaseIterable, Sendable { case itself, handler, narrowHandler }

    @Test(arguments: Successor.allCases, [false, true])
    func settingsThatTheCentersOwnDelegateDoesNotOpenAreNoLoss(successor: Successor, knowsMethods: Bool) async {
        var comparison = Comparison(before: { OldDelegate(knowsMethods) }, after: { .taking(successor) })
        comparison.patience = 0.05
        comparison.triesVariants = false
        let report = await comparison.run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.differences == [], "\(report)")
    }

    @Test func settingsThatTheCentersOwnDelegateOpensAndNobodyElseAreLost() async {
        let effects = Effects()
        let presenter = Opener(effects)
        let comparison = Comparison(
            before: {
                roles {
                    $0.appStateDelegate = [
                        Handling(.didFinishLaunching) { _ in
                            UNUserNotificationCenter.current().delegate = presenter
                            return true
                        }
                    ]
                }
            }, after: { .taking(.handler) }, effects: { effects.take() })
        let report = await comparison.run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.differences.contains { $0.event == .openNotificationSettings }, "\(report)")
    }
}

extension Roles {
    @MainActor fileprivate static func taking(_ successor: SettingsReceiverTests.Successor) -> Roles {
        roles {
            let presenter = Presenter()
            $0.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    if successor == .itself { UNUserNotificationCenter.current().delegate = presenter }
                    return true
                }
            ]
            guard successor != .itself else { return }
            let all: Set<AppEvent> = [
                .willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings,
            ]
            let handler = RecordingHandler(wanting: successor == .handler ? all : [.willPresentNotification])
            handler.answer(.willPresentNotification, with: .banner)
            $0.userNotificationsDelegate = [handler]
        }
    }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
    private let presenter = Presenter()
    private let knowsMethods: Bool

    init(_ knowsMethods: Bool) {
        self.knowsMethods = knowsMethods
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool {
        knowsMethods
            ? aSelector == Selector("application:didFinishLaunchingWithOptions:") : super.responds(to: aSelector)
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = presenter
        return true
    }
}

private final class Presenter: NSObject, UNUserNotificationCenterDelegate, Sendable {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .banner }
}

private final class Opener: NSObject, UNUserNotificationCenterDelegate, Sendable {
    private let effects: Effects

    init(_ effects: Effects) { self.effects = effects }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        MainActor.assumeIsolated { effects.note("settings") }
    }
}
#endif
