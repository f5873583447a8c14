import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Testing

/// A client's tests end applications in every way there is, and all of them run: none ends the process.
@MainActor
struct ClientEndTests {
    @Test(arguments: EndedApplication.allCases)
    func anApplicationThatATestMakesEndsWithoutTheProcess(end: EndedApplication) {
        let recorder = RecordingHandler()
        end.run(with: recorder)
        #expect(recorder.events.last == .willTerminate)
    }

    @Test func aTestAppEndsWithoutTheProcess() {
        let recorder = RecordingHandler()
        let app = TestApp()
        app.delegate.roles.append(recorder)
        app.close(app.connectScene())
        #expect(recorder.events.last == .willTerminate)
    }
}

/// A way in which an application ends.
@MainActor enum EndedApplication: CaseIterable {
    case terminated, swipedAway, withoutItsLastWindow

    /// Launches an application with a handler, and ends it.
    func run(with recorder: RecordingHandler) {
        let application = UIApplication()
        application.system.configuration.sources = []
        let delegate = AppDelegate(roles: Roles(), clock: ManualClock())
        delegate.roles.append(recorder)
        unsafe application.delegate = delegate
        application.system.launch()
        switch self {
        case .terminated: application.system.terminate()
        case .swipedAway: application.system.swipeAway()
        case .withoutItsLastWindow: application.connectedScenes.forEach(application.system.close)
        }
    }
}
