import Foundation
import HeadlessUIKit
import Testing

@MainActor struct SharedApplicationTests {
    /// Notes which application is the shared one, and does what it is told to.
    private final class Witness: UIResponder, UIApplicationDelegate {
        var applications: [UIApplication] = []
        var onLaunch: () -> Void = {}

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            applications.append(.shared)
            onLaunch()
            applications.append(.shared)
            return true
        }
    }

    private func makeApplication(_ delegate: Witness) -> UIApplication {
        let application = UIApplication()
        application.system.configuration.sceneManifest = nil
        unsafe application.delegate = delegate
        return application
    }

    @Test func insideACallTheSharedApplicationIsTheOneThatCalls() {
        let (outer, inner) = (Witness(), Witness())
        let (first, second) = (makeApplication(outer), makeApplication(inner))
        let processApplication = UIApplication.shared
        outer.onLaunch = { second.system.launch() }
        first.system.launch()
        #expect(outer.applications == [first, first])
        #expect(inner.applications == [second, second])
        #expect(UIApplication.shared === processApplication)
        #expect(processApplication !== first)
    }

    @Test func aTaskThatACallMakesFindsTheApplicationThatCalled() async {
        let witness = Witness()
        let application = makeApplication(witness)
        var task: Task<ObjectIdentifier, Never>?
        witness.onLaunch = { task = Task { ObjectIdentifier(UIApplication.shared) } }
        application.system.launch()
        #expect(await task?.value == ObjectIdentifier(application))
        #expect(UIApplication.shared !== application)
    }

    @Test func insideACallTheNotificationCentreIsThatOfTheApplication() {
        let witness = Witness()
        let application = makeApplication(witness)
        var centers: [UNUserNotificationCenter] = []
        witness.onLaunch = { centers.append(.current()) }
        application.system.launch()
        #expect(centers == [application.notificationCenter])
        #expect(UNUserNotificationCenter.current() !== application.notificationCenter)
        #expect(UNUserNotificationCenter.current() === UIApplication.shared.notificationCenter)
    }
}
