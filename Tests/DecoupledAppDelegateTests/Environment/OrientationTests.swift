import DecoupledAppDelegate
import Testing

@MainActor
struct OrientationTests {
    private let app = IsolatedApp()

    @Test func theAnswerIsWhatAllHandlersSupport() {
        app.delegate.orientationDelegate = [
            Orientations(.all), Orientations([.portrait, .landscapeLeft]), Orientations([.portrait, .landscapeRight]),
        ]
        #expect(supportedOrientations() == .portrait)
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerMayWidenWhatTheAppDeclares() {
        app.application.system.configuration.orientations = .portrait
        app.delegate.orientationDelegate = [Orientations(.all)]
        #expect(supportedOrientations() == .all)
    }

    @Test func aMaskThatWouldLeaveNothingIsLeftOutAndReported() throws {
        app.delegate.orientationDelegate = [
            Orientations(.portrait), LandscapeOnly(), Orientations([.portrait, .portraitUpsideDown]),
        ]
        #expect(supportedOrientations() == .portrait)
        let fault = try #require(app.faults.first)
        #expect(app.faults.count == 1)
        #expect(fault.reason == .noCommonOrientation)
        #expect(fault.event == .supportedInterfaceOrientations)
        #expect(fault.slot == "orientationDelegate")
        #expect(fault.handler == "LandscapeOnly")
    }

    @Test func aMaskThatWouldLeaveNothingIsReportedInASlotWithObserversToo() {
        app.delegate.orientationDelegate = Handlers {
            Observing(Orientations(.landscape))
            Orientations(.portrait)
            LandscapeOnly()
        }
        #expect(supportedOrientations() == .portrait)
        #expect(app.faults.map(\.handler) == ["LandscapeOnly"])
    }

    @Test func anEmptyMaskIsLeftOutSoThatTheAppDeclaresForItself() {
        app.application.system.configuration.orientations = .landscape
        app.delegate.orientationDelegate = [Orientations([])]
        #expect(supportedOrientations() == .landscape)
        #expect(app.faults.map(\.reason) == [.noCommonOrientation])
    }

    @Test func withoutAHandlerTheAppDeclaresForItself() {
        app.application.system.configuration.orientations = [.portrait, .landscapeLeft]
        #expect(!app.responds(to: .supportedInterfaceOrientations))
        #expect(supportedOrientations() == [.portrait, .landscapeLeft])
    }

    @Test func theApplicationTurnsOnlyAsTheHandlersSupport() {
        app.delegate.orientationDelegate = [Orientations(.landscape)]
        app.launch()
        #expect(app.application.system.rotate(to: .landscapeLeft))
        #expect(!app.application.system.rotate(to: .portrait))
    }

    @Test func handlersAreToldTheWindow() {
        let handler = WindowProbe()
        app.delegate.orientationDelegate = [handler]
        let window = UIWindow()
        _ = app.delegate.application(app.application, supportedInterfaceOrientationsFor: window)
        _ = app.delegate.application(app.application, supportedInterfaceOrientationsFor: nil)
        #expect(handler.windows.count == 2)
        #expect(handler.windows.first == .some(window))
        #expect(handler.windows.last == .some(nil))
    }

    private func supportedOrientations() -> UIInterfaceOrientationMask {
        app.delegate.application(app.application, supportedInterfaceOrientationsFor: nil)
    }
}

@MainActor
private class Orientations: OrientationDelegate {
    let mask: UIInterfaceOrientationMask

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
}

private final class LandscapeOnly: Orientations {
    init() {
        super.init(.landscape)
    }
}

@MainActor
private final class WindowProbe: OrientationDelegate {
    private(set) var windows: [UIWindow?] = []

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        windows.append(window)
        return .all
    }
}
