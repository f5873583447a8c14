#if !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// What happens in the foreground alone, or brings the app there.
@MainActor
@Suite(.net)
struct ForegroundTests {
    @Test func nobodyIsAskedHowToPresentANotificationInTheBackground() async {
        let app = TestApp(
            roles: roles { $0.userNotificationsDelegate = [Handling(.willPresentNotification) { _ in .banner }] })
        app.launch()
        #expect(await app.present(app.makeNotification([:])) == .banner)
        app.enterBackground()
        #expect(await app.present(app.makeNotification([:])) == nil)
        #expect(app.records.filter { $0.event == .willPresentNotification }.count == 1)
    }

    @Test func aNotificationThatComesWhileTheAppWorksInTheBackgroundAsksNobody() async {
        let presenting: @MainActor () -> Roles = {
            roles { $0.userNotificationsDelegate = [Handling(.willPresentNotification) { _ in .banner }] }
        }
        let samples = Sample.several(
            "a session, then a notification", .backgroundURLSession("uploads"),
            .notification(UNMutableNotificationContent()))
        let report = await Comparison(before: presenting, after: presenting).run([samples])
        for played in report.cases {
            let isAsked = played.after.entries.contains { $0.event == .willPresentNotification }
            #expect(isAsked == (played.start == .foreground), "\(played.start), \(played.worldAfter)")
        }
        #expect(Set(report.cases.map(\.start)) == [.cold, .foreground, .background])
    }

    @Test func anAppWithoutScenesThatWasLaunchedInTheBackgroundHasASceneInFront() {
        let app = TestApp()
        app.launch(inBackground: true)
        #expect(app.application.connectedScenes.isEmpty)
        app.enterForeground()
        #expect(app.application.connectedScenes.map(\.activationState) == [.foregroundActive])
    }

    @Test(arguments: Comparison.World.allCases)
    func theAppComesToTheFrontForItsSettings(world: Comparison.World) async {
        let opening: @MainActor () -> Roles = {
            roles { $0.userNotificationsDelegate = [Handling(.openNotificationSettings) { _ in }] }
        }
        let report = await Comparison(before: opening, after: opening)
            .run([Sample(.openNotificationSettings) { nil }], in: [world])
        let back = report.cases.first { $0.start == .background }
        #expect(back?.after.screens != [], "\(report)")
        #expect(back?.after.entries.contains { $0.event == .didBecomeActive } == true, "\(report)")
    }
}
#endif
