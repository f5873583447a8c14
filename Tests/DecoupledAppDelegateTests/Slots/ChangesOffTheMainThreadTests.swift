import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Swift 5 lets another thread change a slot, with a warning.
@Suite(.net) struct ChangesOffTheMainThreadTests {
    @Test func aSlotThatAnotherThreadFillsEndsTheAppWithASentence() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            onAnotherThread { AppDelegate.shared.urlDelegate = [RecordingHandler()] }
        }
        expectSentence(result)
    }

    @Test func rolesThatAnotherThreadSetsEndTheAppWithASentence() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { AppDelegate.shared.urlDelegate = [RecordingHandler()] }
            onAnotherThread { AppDelegate.shared.roles = Roles() }
        }
        expectSentence(result)
    }

    private func expectSentence(_ result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Slots belong to the main thread"))
    }
}

/// Does something as code does that the compiler has not checked.
private func onAnotherThread(_ action: @escaping @MainActor () -> Void) {
    let unchecked = unsafe unsafeBitCast(action, to: (@Sendable () -> Void).self)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        unchecked()
        isDone.signal()
    }
    isDone.wait()
}
