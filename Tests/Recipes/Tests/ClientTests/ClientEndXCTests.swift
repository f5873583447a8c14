import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import XCTest

/// The same for tests that are written with XCTest, which runs them on the main thread.
final class ClientEndXCTests: XCTestCase {
    func testATerminatedApplication() { expectEnd(.terminated) }
    func testAnApplicationThatIsSwipedAway() { expectEnd(.swipedAway) }
    func testAnApplicationWithoutItsLastWindow() { expectEnd(.withoutItsLastWindow) }
}

private func expectEnd(_ end: EndedApplication) {
    MainActor.assumeIsolated {
        let recorder = RecordingHandler()
        end.run(with: recorder)
        XCTAssertEqual(recorder.events.last, .willTerminate)
    }
}
