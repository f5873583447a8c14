import Dispatch
import Testing

@Suite(.timeLimit(.minutes(1))) struct SuspensionTests {
    /// The second fetch begins after the first one's deadline; a clock that stands still in a suspended process would have that
    /// one answered later than the second, which waits for a shorter time.
    @Test func aProcessThatWasSuspendedBeyondTheDeadlineAnswersAsItResumes() async throws {
        let process = try GatheringProcess()
        try process.fetch("first", deadline: 1)
        #expect(await process.lines(through: "first asked") == ["first asked"])
        await process.suspend()
        await wallClock(movesOnBy: 1.5)
        process.resume()
        try process.fetch("second", deadline: 0.5)
        let lines = await process.lines(through: "second answered")
        #expect(lines.filter { $0.hasSuffix("answered") } == ["first answered", "second answered"])
    }

    private func wallClock(movesOnBy seconds: Double) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + seconds) { continuation.resume() }
        }
    }
}
