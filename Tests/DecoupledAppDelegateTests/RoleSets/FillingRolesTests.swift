import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Handlers that fill every slot whose role they have, with what is said of them.
@MainActor
struct FillingRolesTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    @Test func anObserverObservesInEachOfItsSlots() {
        app.delegate.roles.append(Observing(Probe("observer", claims: true, in: journal)))
        #expect(!app.open())
        #expect(journal.lines == ["observer"])
    }

    @Test func aHandlerIsFoundByItsKeyInEachOfItsSlots() {
        let probe = Probe("keyed", in: journal)
        app.delegate.roles.append(Keyed("key", probe))
        #expect(app.delegate.urlDelegate[key: "key"] === probe)
        #expect(app.delegate.systemConditionsDelegate[key: "key"] === probe)
        #expect(app.delegate.appStateDelegate.isEmpty)
    }

    @Test func aWeakHandlerIsRetainedByNoneOfItsSlots() {
        do {
            let probe = Probe("weak", in: journal)
            app.delegate.roles.append(Weak(probe))
            app.open()
            #expect(journal.take() == ["weak"])
        }
        app.open()
        #expect(journal.take() == [])
    }

    @Test func aHandlerIsAskedAboutTheEventsOfItsRolesAlone() {
        let picky = Picky()
        app.delegate.roles.append(picky)
        #expect(picky.askedAbout == [.openURL, .didReceiveMemoryWarning, .significantTimeChange])
        #expect(app.delegate.urlDelegate.contains(picky))
        #expect(app.delegate.systemConditionsDelegate.isEmpty)
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatFillsNoRoleIsReportedOnce() {
        app.delegate.roles.append(Misfit())
        app.delegate.roles.append(Probe("fitting", in: journal))
        #expect(app.faults == [Fault(slot: "roles", handler: "Misfit", reason: .withoutRole)])
        #expect(
            app.faults.map(\.description) == [
                "Misfit in roles: fills no role, so no slot holds it. Let its class conform to a role's protocol, such as "
                    + "URLDelegate."
            ]
        )
    }

    @Test func aHandlerThatFillsNoRoleIsReportedWhenItsSetIsPutInPlace() {
        var roles = Roles()
        roles.append(Observing(Misfit()))
        roles.append(Keyed("key", Misfit()))
        let misfit = Misfit()
        roles.append(Weak(misfit))
        #expect(app.faults.isEmpty)
        app.delegate.roles = roles
        #expect(app.faults.map(\.reason) == [.withoutRole, .withoutRole, .withoutRole])
        app.delegate.roles = roles
        #expect(app.faults.count == 6, "the set is put in place anew")
    }

    @Test func aHandlerThatWantsNothingIsNotReported() {
        app.delegate.roles.append(RecordingHandler(wanting: []))
        #expect(app.faults.isEmpty)
    }
}

/// A handler that fills two roles and wants the event of one.
private final class Picky: URLDelegate, SystemConditionsDelegate {
    private(set) var askedAbout: Set<AppEvent> = []

    func handles(_ event: AppEvent) -> Bool {
        askedAbout.insert(event)
        return event == .openURL
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        true
    }
}

/// A handler that fills no role.
private final class Misfit: RoleHandler {}
