#if os(Linux)
import Foundation
import HeadlessUIKit
import Testing
import TestSupport

@Suite(.net, .inTurn) struct MemoryPressureSourceTests {
    @Test(.enabled(if: MemoryHog.hierarchy != nil, "needs root, a control group for memory and /proc/pressure/memory"))
    func aMachineThatWaitsForMemoryWarnsTheApp() async throws {
        let app = try ChildApp(environment: ["SOURCES": "MemoryPressureSource"])
        #expect(await app.lines(through: "didBecomeActive active").last == "didBecomeActive active")
        let hog = try MemoryHog(in: #require(MemoryHog.hierarchy))
        #expect(await app.nextLine() == "didReceiveMemoryWarning active")
        await hog.stop()
    }

    @Test @MainActor func whereTheKernelSaysNothingTheSourceIsQuiet() {
        let phone = Phone()
        for path in ["/proc/pressure/nothing", "/dev/full"] {
            let source = MemoryPressureSource(path: path, stallMicroseconds: 1)
            source.start(phone.system)
            source.stop()
        }
        #expect(phone.delegate.log.isEmpty)
    }
}
#endif
