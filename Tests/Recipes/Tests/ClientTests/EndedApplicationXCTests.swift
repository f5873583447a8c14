import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import XCTest

/// The same for tests that are written with XCTest.
final class EndedApplicationXCTests: XCTestCase {
    @MainActor func testATerminatedApplication() { end(.terminated) }
    @MainActor func testAnApplicationThatIsSwipedAway() { end(.swipedAway) }
    @MainActor func testAnApplicationWithoutItsLastWindow() { end(.withoutItsLastWindow) }

    @MainActor private func end(_ end: EndedApplication) {
        let recorder = RecordingHandler()
        end.run(with: recorder)
        XCTAssertEqual(recorder.events.last, .willTerminate)
    }
}
