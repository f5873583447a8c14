#if RemoteNotifications && CloudKit && !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Foundation
import Testing

/// Losses that something else hides: an earlier case, another window, or a case that is not played.
@MainActor
@Suite(.net)
struct UnseenLossTests {
    private let effects = Effects()

    private func comparison(
        _ before: @escaping @MainActor () -> any UIApplicationDelegate,
        _ after: @escaping @MainActor () -> any UIApplicationDelegate
    ) -> Comparison {
        let effects = effects
        var comparison = Comparison(before: before, after: after, effects: { effects.take() })
        comparison.triesVariants = false
        return comparison
    }

    /// An app that saves when it observes that it has entered the background.
    private func saving(with observers: Observers) -> LaunchingAppDelegate {
        let effects = effects
        return LaunchingAppDelegate {
            observers.add(for: UIApplication.didEnterBackgroundNotification) { effects.note("saved") }
        }
    }

    /// An app of which several SDKs set the notification center's delegate.
    private func receiving(by receivers: [any UNUserNotificationCenterDelegate]) -> LaunchingAppDelegate {
        LaunchingAppDelegate {
            for receiver in receivers { UNUserNotificationCenter.current().delegate = receiver }
        }
    }

    // MARK: Observers

    @Test func anObserverOfAnEarlierCaseThatDoesWhatIsLostIsFound() async {
        let observers = Observers()
        defer { observers.removeAll() }
        let report = await comparison({ saving(with: observers) }, { LaunchingAppDelegate {} })
            .run([.roundTrip])
        #expect(report.differences.map(\.kind) == [.outlivingObserver], "\(report)")
        #expect(report.differences.map(\.before) == ["saved"], "\(report)")
    }

    @Test func anObserverThatResetRemovesHidesNothing() async {
        let effects = effects
        let observers = Observers()
        defer { observers.removeAll() }
        let comparing: @MainActor (@escaping @MainActor () -> any UIApplicationDelegate) -> Comparison = { after in
            var comparison = Comparison(
                before: { saving(with: observers) }, after: after, effects: { effects.take() },
                reset: { observers.removeAll() })
            comparison.triesVariants = false
            return comparison
        }
        let equal = await comparing { saving(with: observers) }.run([.roundTrip])
        #expect(equal.differences == [], "\(equal)")
        let lost = await comparing { LaunchingAppDelegate {} }.run([.roundTrip])
        #expect(lost.differences.map(\.kind) == [.effects], "\(lost)")
    }

    @Test func anObserverThatTheProcessHasOnceIsNoDifference() async {
        let observers = Observers(isOnce: true)
        defer { observers.removeAll() }
        let report = await comparison(
            { saving(with: observers) }, { saving(with: observers) }
        )
        .run([.roundTrip])
        #expect(report.differences == [], "\(report)")
    }

    // MARK: The notification center

    @Test(arguments: [true, false])
    func aDelegateOfTheNotificationCenterThatAnotherDisplacesNowIsFound(isSwapped: Bool) async {
        let (first, second) = (FirstReceiver(), SecondReceiver())
        let report = await comparison(
            { receiving(by: [first, second]) },
            { receiving(by: isSwapped ? [second, first] : [first, second]) }
        )
        .run([.launch])
        #expect(report.differences.map(\.kind) == (isSwapped ? [.notificationCenter] : []), "\(report)")
        #expect(report.differences.map(\.after) == (isSwapped ? ["FirstReceiver"] : []), "\(report)")
    }

    // MARK: Methods

    @Test(arguments: [true, false])
    func aMethodThatUIKitFindsOnlyBeforeTheLaunchIsFound(isLost: Bool) async {
        let report = await comparison({ ChangingDelegate() }, { ChangingDelegate(losesMethod: isLost) }).run([.launch])
        #expect(report.differences.map(\.kind) == (isLost ? [.respondsTo] : []), "\(report)")
        #expect(report.differences.map(\.event) == (isLost ? [.openURL] : []), "\(report)")
    }

    // MARK: Windows

    @Test(arguments: [true, false])
    func aShareThatReachesNoSecondWindowIsFound(isLost: Bool) async {
        let effects = effects
        let windows = Windows()
        let share = Sample(.didAcceptCloudKitShare) { CKShare.Metadata(containerIdentifier: "notes") }
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { AcceptingSceneDelegate(effects) },
            after: { PlainDelegate() },
            sceneDelegate: { AcceptingSceneDelegate(effects, isIdle: isLost && windows.isSecond()) },
            effects: { effects.take() }, reset: { windows.count = 0 }
        )
        .run([share])
        #expect(report.differences.map(\.kind) == (isLost ? [.effects] : []), "\(report)")
        #expect(report.rows.flatMap(\.cases).allSatisfy { $0.contains("window") }, "\(report)")
    }

    @Test(arguments: [true, false])
    func aResponseToANotificationThatReachesNoSecondWindowIsFound(isLost: Bool) async {
        let effects = effects
        let making: @MainActor (Bool) -> Roles = { isLost in
            var first: UIScene?
            return roles {
                $0.sceneConnectionDelegate = [Handling(.sceneWillConnect) { first = first ?? $0.scene }]
                $0.userNotificationsDelegate = [
                    Handling(.didReceiveNotificationResponse) { response async in
                        let isFirst = response.targetScene == nil || response.targetScene === first
                        if !isLost || isFirst { effects.note("opened") }
                    }
                ]
            }
        }
        let report = await Comparison(
            before: { making(false) }, after: { making(isLost) }, effects: { effects.take() }
        )
        .run([.response(to: UNMutableNotificationContent())], in: [.withScenes])
        #expect(report.differences.map(\.kind) == (isLost ? [.effects] : []), "\(report)")
        #expect(report.rows.flatMap(\.cases).allSatisfy { $0.contains("window") }, "\(report)")
    }

    // MARK: Launches

    @Test(arguments: [true, false])
    func workOfTheLaunchThatTheFirstSceneDoesIsFoundWhereTheAppIsLaunchedInBackground(isMoved: Bool) async {
        let effects = effects
        let process = Process()
        let report = await Comparison(
            before: { LaunchingAppDelegate { effects.note("database") } },
            after: { LaunchingAppDelegate { if !isMoved { effects.note("database") } } },
            sceneDelegate: { FirstSceneDelegate(process) { if isMoved { effects.note("database") } } },
            effects: { effects.take() }, reset: { process.hasScene = false }
        )
        .acceptingSceneAdoption().run(.standard(infoPlist: [:]))
        #expect(report.differences.isEmpty == !isMoved, "\(report)")
    }

    // MARK: What is not played

    @Test func aLaunchOfAnAppThatRunsIsNamed() async {
        let location = [Sample].standard(infoPlist: ["UIBackgroundModes": ["location"]]).ofLocation
        let report = await comparison({ PlainDelegate() }, { PlainDelegate() })
            .run([.several("a day", .roundTrip, location)])
        #expect(report.notPlayed == ["a day: a launch for a location, of an app that runs"])
    }
}

extension [Sample] {
    /// The launch for a location.
    fileprivate var ofLocation: Sample { first { "\($0)".contains("location") } ?? self[0] }
}

/// Observers that stay until they are removed.
private final class Observers {
    private let isOnce: Bool
    private var tokens: [any NSObjectProtocol] = []

    /// Whether the process has one, whoever asks for it.
    init(isOnce: Bool = false) { self.isOnce = isOnce }

    func add(for name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
        if isOnce, !tokens.isEmpty { return }
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { body() }
            })
    }

    func removeAll() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}

@MainActor private final class Windows {
    var count = 0

    func isSecond() -> Bool {
        count += 1
        return count > 1
    }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

/// What a static of the app has noted.
@MainActor private final class Process {
    var hasScene = false
}

/// Does something when the first of its scenes connects.
private final class FirstSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let process: Process
    private let work: () -> Void

    init(_ process: Process, _ work: @escaping () -> Void) {
        self.process = process
        self.work = work
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if !process.hasScene { work() }
        process.hasScene = true
    }
}

private final class FirstReceiver: NSObject, UNUserNotificationCenterDelegate {}

private final class SecondReceiver: NSObject, UNUserNotificationCenterDelegate {}

/// Has a method for URLs, which UIKit may find no longer once the app has been launched.
private final class ChangingDelegate: UIResponder, UIApplicationDelegate {
    private let losesMethod: Bool
    private var isLost = false

    init(losesMethod: Bool = false) {
        self.losesMethod = losesMethod
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool {
        let isGone = MainActor.assumeIsolated { isLost }
        let events: [AppEvent] = isGone ? [.didFinishLaunching] : [.didFinishLaunching, .openURL]
        return events.map { Selector($0.rawValue) }.contains(aSelector)
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        isLost = losesMethod
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { true }
}

private final class AcceptingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects
    private let isIdle: Bool

    init(_ effects: Effects, isIdle: Bool = false) {
        self.effects = effects
        self.isIdle = isIdle
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let metadata = options.cloudKitShareMetadata { accept(metadata) }
    }

    func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
        if !isIdle { accept(metadata) }
    }

    private func accept(_ metadata: CKShare.Metadata) { effects.note("accepted \(metadata.containerIdentifier)") }
}
#endif
