#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// An app delegate that answers only when its database is open, as late as the system lets it: alone, wrapped, inherited, split, and
/// inherited where the app has scenes.
@MainActor
struct MailTests {
    enum Form: CaseIterable {
        case alone, wrapped, inherited, split, inheritedWithScenes
    }

    @Test(arguments: Form.allCases.dropFirst())
    func everyFormHearsAnswersAndDoesTheSame(form: Form) {
        let expected = play(.alone)
        #expect(expected.contains("answer [newData]"))
        #expect(play(form) == expected)
    }

    private func play(_ form: Form) -> [String] {
        let old = MailAppDelegate()
        let app: IsolatedApp<AppDelegate>
        var mail = old.mail
        var delegate: any UIApplicationDelegate = old
        switch form {
        case .alone:
            app = IsolatedApp()
        case .wrapped:
            app = IsolatedApp()
            app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
            delegate = app.delegate
        case .inherited, .inheritedWithScenes:
            let own = IsolatedApp(
                scenes: form == .inherited ? nil : SceneManifest(),
                makeDelegate: { InheritingMailAppDelegate(roles: $0, clock: $1) })
            return run(own.delegate.mail, own.delegate, own.application, own.clock) + own.faults.map(\.description)
        case .split:
            app = IsolatedApp()
            mail = Mail()
            app.delegate.roles.append(Inbox(mail))
            app.delegate.roles.append(Letters(mail))
            delegate = app.delegate
        }
        return run(mail, delegate, app.application, app.clock) + app.faults.map(\.description)
    }

    private func run(
        _ mail: Mail, _ delegate: any UIApplicationDelegate, _ application: UIApplication, _ clock: ManualClock
    ) -> [String] {
        unsafe application.delegate = delegate
        let system = application.system
        let journal = mail.journal
        journal.note("launched \(system.launch())")
        for opensAfter in [0.0, 9, 28] {
            let note = { (answer: Any?) in journal.note("answer \([answer].compactMap { $0 })") }
            if opensAfter < 10 {
                let notification = system.deliver(request) { note($0.map { "\($0.rawValue)" }) }
                system.respond(to: notification) { note($0.map { "done" }) }
            }
            system.receiveRemoteNotification(["id": "\(opensAfter)"]) { note($0.map { "\($0)" }) }
            system.performFetch { note($0.map { "\($0)" }) }
            system.performAction(for: UIApplicationShortcutItem(type: "new", localizedTitle: "New")) {
                note($0.map { "\($0)" })
            }
            clock.advance(by: opensAfter)
            mail.finishOpening()
        }
        return withExtendedLifetime(delegate) { journal.lines.map { $0.replacingOccurrences(of: "\"", with: "") } }
    }

    private var request: UNNotificationRequest {
        UNNotificationRequest(identifier: "letter", content: UNNotificationContent(), trigger: nil)
    }
}
#endif
