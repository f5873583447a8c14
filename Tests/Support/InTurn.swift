#if canImport(Testing)
package import Testing

/// Lets a test that starts programs or opens sockets wait until few others do.
///
/// All at once they have some 1,800 files open, and with more than 1,350 Foundation's `Process.run` may crash on Linux: for each name in
/// `/proc/self/fd` it copies 256 bytes, which the last names in a buffer of `readdir` do not have behind them.
package struct InTurn: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await Places.shared.take()
        do {
            try await function()
        } catch {
            await Places.shared.giveBack()
            throw error
        }
        await Places.shared.giveBack()
    }

    private actor Places {
        static let shared = Places()

        private var free = 16
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func take() async {
            guard free == 0 else { return free -= 1 }
            await withCheckedContinuation { waiting.append($0) }
        }

        func giveBack() {
            waiting.isEmpty ? free += 1 : waiting.removeFirst().resume()
        }
    }
}

extension Trait where Self == InTurn {
    /// Waits until few other tests have programs or sockets of their own.
    package static var inTurn: Self { Self() }
}
#endif
