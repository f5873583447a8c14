#if !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison plays to scenes other than an app's first window, and at the app's end.
@MainActor
@Suite(.net)
struct SceneSampleTests {
    private let effects = Effects()

    private func comparison(
        _ fill: @escaping @MainActor (inout Roles) -> Void, _ refill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison { Comparison.ofRoles(fill, refill, effects: effects, patience: 0.05) }

    /// Sets up the first windows.
    private func settingUp(windows limit: Int) -> @MainActor (inout Roles) -> Void {
        let effects = effects
        return { roles in
            var count = 0
            roles.sceneConnectionDelegate = [
                Handling(.sceneWillConnect) { _ in
                    count += 1
                    if count <= limit { effects.note("set up") }
                }
            ]
        }
    }

    private func saving(when event: Event<UIScene, Void>) -> @MainActor (inout Roles) -> Void {
        let effects = effects
        return { $0.sceneStateDelegate = [Handling(event) { _ in effects.note("saved") }] }
    }

    @Test func aSecondWindowThatIsNotSetUpIsFound() async {
        let report = await comparison(settingUp(windows: 2), settingUp(windows: 1))
            .run([.secondWindow], in: [.withoutScenes, .withScenes])
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        #expect(report.differences.first?.event == .sceneWillConnect)
        #expect(report.cases.count == 1)
    }

    @Test func whatBeginsWithAWindowAloneIsMissedByAnAppThatIsLaunchedForACar() async {
        let effects = effects
        let report = await comparison {
            $0.appStateDelegate = [Handling(.didBecomeActive) { _ in effects.note("began") }]
        } _: {
            $0.sceneStateDelegate = [Handling(.sceneDidBecomeActive) { _ in effects.note("began") }]
        }
        .run([.launch(for: .carTemplateApplication)], in: [.withoutScenes, .withScenes])
        #expect(report.cases.map { $0.before.entries.flatMap(\.effects) } == [["began"]], "\(report)")
        #expect(report.cases.map { $0.after.entries.flatMap(\.effects) } == [[]], "\(report)")
        #expect(report.differences.contains { $0.event == .didBecomeActive })
    }

    @Test func anAppThatConfiguresScenesWithoutWindowsIsPlayed() async {
        var roles = Roles()
        roles.sceneSessionDelegate = [
            Handling(.configurationForConnectingScene) { input in
                let configuration = UISceneConfiguration(name: nil, sessionRole: input.session.role)
                configuration.sceneClass = UIScene.self
                return configuration
            }
        ]
        #expect(await roles.launchFindings() == [])
        let samples: [Sample] = [.launch, .secondWindow, .activity("order"), .shortcut("scan")]
        let report = await Comparison(before: { roles }, after: { roles }).run(samples, in: [.withScenes])
        #expect(report.differences == [])
    }

    @Test func whatIsSavedInTheBackgroundAloneIsLostByAnAppThatIsSwipedAway() async {
        let (before, after) = (saving(when: .sceneWillResignActive), saving(when: .sceneDidEnterBackground))
        let report = await comparison(before, after).run([.termination], in: [.withScenes])
        let swiped = report.cases.first { $0.start == .foreground }
        #expect(swiped?.before.entries.flatMap(\.effects) == ["saved"], "\(report)")
        #expect(swiped?.after.entries.flatMap(\.effects) == [], "\(report)")
        #expect(report.differences.contains { $0.kind == .notHandled && $0.event == .sceneWillResignActive })
    }
}
#endif
