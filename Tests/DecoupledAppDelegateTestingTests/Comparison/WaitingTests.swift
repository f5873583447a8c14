#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A comparison plays what brings about work that an app has put off.
@MainActor
@Suite(.net)
struct WaitingTests {
    /// What an app waits for with a link.
    enum Wait: CaseIterable, Sendable {
        case unlocking, activation, signIn
    }

    private let effects = Effects()
    private let link = Sample.url(URL(fileURLWithPath: "/page"))

    private func comparison(_ wait: Wait) -> Comparison {
        let effects = effects
        var comparison = Comparison(
            before: { Patient(waitingFor: wait, effects) }, after: { .patient(effects) }, effects: { effects.take() })
        comparison.patience = 0.1
        return comparison
    }

    @Test func whatWaitsUntilTheDeviceIsUnlockedIsFound() async {
        let report = await comparison(.unlocking).run([link], in: [.withoutScenes])
        #expect(report.cases.flatMap(\.differences) == [], "\(report)")
        #expect(report.differences.map(\.event) == [.protectedDataDidBecomeAvailable], "\(report)")
    }

    @Test(arguments: [Keeper.Mistake.onlyTheLast, .forGood])
    fileprivate func ofTwoThatWaitBothAreDoneAndEachOnce(mistake: Keeper.Mistake) async {
        let effects = effects
        var comparison = Comparison(
            before: { Keeper(nil, effects) }, after: { Keeper(mistake, effects) }, effects: { effects.take() })
        comparison.patience = 0.1
        let report = await comparison.run([link], in: [.withoutScenes])
        #expect(report.cases.flatMap(\.differences) == [], "\(report)")
        #expect(report.differences.map(\.event) == [.protectedDataDidBecomeAvailable], "\(report)")
    }

    @Test func whatWaitsUntilTheAppComesToTheFrontAgainIsFound() async {
        let report = await comparison(.activation).run([link], in: [.withoutScenes])
        #expect(report.cases.flatMap(\.differences) == [], "\(report)")
        #expect(report.differences.map(\.event) == [.didBecomeActive], "\(report)")
    }

    @Test(arguments: [false, true])
    func whatWaitsForAnotherSampleIsFound(isReversed: Bool) async {
        let samples = [link, Sample(.significantTimeChange) {}]
        let report = await comparison(.signIn).run(isReversed ? samples.reversed() : samples, in: [.withoutScenes])
        #expect(report.cases.flatMap(\.differences) == [], "\(report)")
        #expect(report.differences.map(\.event) == [.significantTimeChange], "\(report)")
    }

    @Test func whatAPushLeavesForTheUserIsFound() async {
        let effects = effects
        let comparison = Comparison(
            before: { Patient(waitingFor: .activation, effects) }, after: { .patient(effects) },
            effects: { effects.take() })
        let report = await comparison.run([.push(["aps": ["content-available": 1]])], in: [.withoutScenes])
        #expect(report.cases.flatMap(\.differences) == [], "\(report)")
        #expect(report.differences.map(\.event) == [.didBecomeActive], "\(report)")
    }

    @Test func aSequenceIsNotPlayedWhereVariantsAreLeftOut() async {
        var comparison = comparison(.signIn)
        comparison.triesVariants = false
        let report = await comparison.run([link, Sample(.significantTimeChange) {}], in: [.withoutScenes])
        #expect(report.variants == [])
        #expect(report.differences == [])
    }
}

/// Does the first thing at once, and puts off the others.
private final class Patient: UIResponder, UIApplicationDelegate {
    private let wait: WaitingTests.Wait
    private let effects: Effects
    private var isLocked = false
    private var isDelayed = false
    private var waiting: [String] = []

    init(waitingFor wait: WaitingTests.Wait, _ effects: Effects) {
        self.wait = wait
        self.effects = effects
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        if wait != .unlocking || isLocked { waiting.append("opened") }
        // It waits for the next activation but one, which no start of a link alone brings about.
        isDelayed = true
        return true
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        if application.applicationState == .background { waiting.append("received") }
        completionHandler(.newData)
    }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { isLocked = true }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        isLocked = false
        if wait == .unlocking { finish() }
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard wait == .activation, !waiting.isEmpty else { return }
        if !isDelayed { return finish() }
        isDelayed = false
    }

    func applicationSignificantTimeChange(_ application: UIApplication) { if wait == .signIn { finish() } }

    private func finish() {
        for entry in waiting { effects.note(entry) }
        waiting = []
    }
}

/// Keeps links until the device is unlocked.
private final class Keeper: UIResponder, UIApplicationDelegate {
    /// What is wrong with what it keeps.
    enum Mistake: Sendable { case onlyTheLast, forGood }

    private let mistake: Mistake?
    private let effects: Effects
    private var isLocked = false
    private var links: [URL] = []

    init(_ mistake: Mistake?, _ effects: Effects) {
        self.mistake = mistake
        self.effects = effects
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        guard isLocked else { return true }
        if mistake == .onlyTheLast { links = [] }
        links.append(url)
        return true
    }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { isLocked = true }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        isLocked = false
        for _ in links { effects.note("opened") }
        if mistake != .forGood { links = [] }
    }
}

extension Roles {
    /// Handlers that never do what waits.
    fileprivate static func patient(_ effects: Effects) -> Roles {
        var roles = Roles()
        roles.urlDelegate = [Handling(.openURL) { _ in true }]
        roles.remoteNotificationsDelegate = [Handling(.didReceiveRemoteNotification) { _ in .newData }]
        roles.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in }]
        roles.protectedDataDelegate = [RecordingHandler()]
        roles.appStateDelegate = [RecordingHandler()]
        return roles
    }
}
#endif
