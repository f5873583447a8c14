// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import XCTest

final class MemoryTests: XCTestCase {
    @MainActor
    func testAMemoryWarningReachesTheHandler() async {
        let cache = RecordingHandler()
        let app = TestApp()
        app.delegate.systemConditionsDelegate = [cache]
        app.receiveMemoryWarning()
        XCTAssertEqual(cache.events, [.didReceiveMemoryWarning])
    }
}
