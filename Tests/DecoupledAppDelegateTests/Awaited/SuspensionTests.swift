import Foundation
import Testing
import TestSupport

@Suite(.net, .inTurn) struct SuspensionTests {
    /// The second event comes after the first one's deadline; a clock that stands still in a suspended process would have that
    /// one answered later than the second, which waits for a shorter time.
    @Test func aProcessThatWasSuspendedBeyondTheDeadlineAnswersAsItResumes() async throws {
        let app = try ChildApp.awaiting()
        try app.tell("first", deadline: 0.5)
        #expect(await app.lines(through: "first asked") == ["first asked"])
        app.send(SIGSTOP)
        await app.stopped()
        await wallClock(movesOnBy: 0.6)
        app.send(SIGCONT)
        try app.tell("second", deadline: 0.2)
        let lines = await app.lines(through: "second answered")
        #expect(lines.filter { $0.hasSuffix("answered") } == ["first answered", "second answered"])
    }

    private func wallClock(movesOnBy seconds: Double) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + seconds) { continuation.resume() }
        }
    }
}
