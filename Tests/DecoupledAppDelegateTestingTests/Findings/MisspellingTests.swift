import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct MisspellingTests {
    @Test(arguments: [
        ("applicationDidBecameActive:", AppEvent.didBecomeActive as AppEvent),
        ("applicationDidEnteredBackground:", .didEnterBackground),
        ("application:openUrl:options:", .openURL),
        ("application:performActionForShortcutItems:completionHandler:", .performShortcutAction),
    ])
    func aNameThatIsAlmostThatOfAnEventIsAMisspelling(_ name: String, _ event: AppEvent) {
        #expect(Misspelling(name, of: AppEvent.allCases)?.event == event)
    }

    @Test(arguments: ["applicationDidBecomeActive:", "application:openURL:options:", "init", "openParcel:", ""])
    func anEventsOwnNameAndAnyOtherAreNone(_ name: String) {
        #expect(Misspelling(name, of: AppEvent.allCases) == nil)
    }

    #if canImport(ObjectiveC)
    @Test func aMisspeltMethodOfAnObjectiveCObjectIsFound() {
        var roles = Roles()
        roles.appStateDelegate = [Forgetful()]
        let findings = roles.findings(infoPlist: [:])
        #expect(findings.map(\.kind) == [.misspelling])
        #expect(findings.first?.sentence.contains("applicationDidBecameActive:") == true)
    }

    private final class Forgetful: NSObject, AppStateDelegate {
        @objc func applicationDidBecameActive(_ application: UIApplication) {}
    }
    #endif
}
