import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of shares, and of activities that are announced, fail or change, in an app with a scene delegate of its own.
@MainActor
@Suite(.net)
struct SceneMessageTests {
    private let effects = Effects()

    private var samples: [Sample] {
        var samples = [
            Sample(.willContinueUserActivity) { "reading" },
            Sample(.didFailToContinueUserActivity) { ("reading", CancellationError()) },
            Sample(.didUpdateUserActivity) { NSUserActivity(activityType: "reading") },
        ]
        #if CloudKit
        samples.append(Sample(.didAcceptCloudKitShare) { CKShare.Metadata(containerIdentifier: "notes") })
        #endif
        return samples
    }

    /// What the samples are about.
    private var events: Set<AppEvent> {
        var events: Set<AppEvent> = [.willContinueUserActivity, .didFailToContinueUserActivity, .didUpdateUserActivity]
        #if CloudKit
        events.insert(.didAcceptCloudKitShare)
        #endif
        return events
    }

    private func comparison(
        before: (@MainActor () -> any UIWindowSceneDelegate)?,
        after: @escaping @MainActor () -> any UIWindowSceneDelegate
    ) -> Comparison {
        let effects = effects
        return Comparison(
            before: { OldDelegate(effects) }, sceneDelegate: before, after: { PlainDelegate() }, sceneDelegate: after,
            effects: { effects.take() })
    }

    @Test func theyReachASceneDelegateOfTheAppsOwn() async {
        let effects = effects
        let report = await comparison(
            before: { MessageSceneDelegate(effects) }, after: { MessageSceneDelegate(effects) }
        )
        .run(samples)
        #expect(report.notPlayed == [])
        #expect(report.differences == [], "\(report)")
        let heard = Set(report.cases.flatMap(\.before.entries).flatMap(\.effects))
        #expect(heard.isSuperset(of: ["announced reading", "failed reading", "updated reading"]), "\(heard)")
        #expect(Set(report.cases.map(\.start)).isSuperset(of: [.foreground, .background]))
    }

    @Test func oneThatTheSceneDelegateNoLongerHasAMethodForIsFound() async {
        let effects = effects
        let report = await comparison(before: { MessageSceneDelegate(effects) }, after: { SilentSceneDelegate() })
            .run(samples)
        #expect(Set(report.differences.compactMap(\.event)).isSuperset(of: events), "\(report)")
    }

    @Test func anAppDelegateThatAdoptsScenesIsComparedWithItsSceneDelegate() async {
        let effects = effects
        let equal = await comparison(before: nil, after: { MessageSceneDelegate(effects) })
            .acceptingSceneAdoption().run(samples)
        #expect(equal.differences == [], "\(equal)")
        let lost = await comparison(before: nil, after: { SilentSceneDelegate() }).run(samples)
        #expect(Set(lost.differences.compactMap(\.event)).isSuperset(of: events), "\(lost)")
    }

    @Test func theHandlersOfRolesAreComparedWithTheSceneDelegateThatTheyReplace() async {
        let effects = effects
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { MessageSceneDelegate(effects) },
            after: { roles { $0.append(Messages(effects)) } }, effects: { effects.take() }
        )
        .run(samples)
        #expect(report.differences == [], "\(report)")
        #expect(report.notPlayed == [])
    }

    #if CloudKit
    @Test func aShareThatLaunchesTheAppIsInWhatTheSceneConnectsFor() async {
        let effects = effects
        let share = Sample(.didAcceptCloudKitShare) { CKShare.Metadata(containerIdentifier: "notes") }
        let comparison = comparison(before: nil, after: { MessageSceneDelegate(effects, readsOptions: false) })
        let report = await comparison.acceptingSceneAdoption().run([share])
        #expect(report.differences.map(\.before) == ["accepted notes"], "\(report)")
        #expect(report.rows.first?.cases.allSatisfy { $0.contains("cold") } == true, "\(report)")
        let equal = await self.comparison(before: nil, after: { MessageSceneDelegate(effects) })
            .acceptingSceneAdoption().run([share])
        #expect(equal.differences == [], "\(equal)")
        #expect(equal.cases.map(\.start) == [.cold, .foreground, .background])
    }

    @Test func aShareThatLaunchesTheAppReachesTheHandlers() async {
        let effects = effects
        let share = Sample(.didAcceptCloudKitShare) { CKShare.Metadata(containerIdentifier: "notes") }
        let report = await Comparison(
            before: { OldDelegate(effects) }, after: { roles { $0.append(Messages(effects)) } },
            effects: { effects.take() }
        )
        .acceptingSceneAdoption().run([share])
        #expect(report.differences == [], "\(report)")
        #expect(report.cases.count == 6)
    }
    #endif
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        effects.note("announced \(userActivityType)")
        return true
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { effects.note("failed \(userActivityType)") }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        effects.note("updated \(userActivity.activityType)")
    }

    func application(_ application: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
        effects.note("accepted \(metadata.containerIdentifier)")
    }
}

private final class SilentSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class MessageSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects
    private let readsOptions: Bool

    init(_ effects: Effects, readsOptions: Bool = true) {
        self.effects = effects
        self.readsOptions = readsOptions
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard readsOptions, let metadata = options.cloudKitShareMetadata else { return }
        effects.note("accepted \(metadata.containerIdentifier)")
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        effects.note("announced \(userActivityType)")
    }

    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        effects.note("failed \(userActivityType)")
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        effects.note("updated \(userActivity.activityType)")
    }

    func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
        effects.note("accepted \(metadata.containerIdentifier)")
    }
}

private final class Messages {
    private let effects: Effects

    init(_ effects: Effects) { self.effects = effects }
}

extension Messages: ActivityContinuationDelegate {
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        effects.note("announced \(userActivityType)")
        return true
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { effects.note("failed \(userActivityType)") }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        effects.note("updated \(userActivity.activityType)")
    }
}

#if CloudKit
extension Messages: CloudKitShareDelegate {
    func application(_ application: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
        effects.note("accepted \(metadata.containerIdentifier)")
    }
}
#endif
