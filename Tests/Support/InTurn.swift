#if canImport(Testing)
package import Testing

/// Lets a test that starts programs or opens sockets wait until few others do.
///
/// All at once they have some 1,800 files open, and with more than 1,350 Foundation's `Process.run` may crash on Linux: for each name in
/// `/proc/self/fd` it copies 256 bytes, which the last names in a buffer of `readdir` do not have behind them.
package struct InTurn: TestTrait, SuiteTrait, TestScoping {
    fileprivate let places: Int

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await Places.shared.take(places)
        do {
            try await function()
        } catch {
            await Places.shared.giveBack(places)
            throw error
        }
        await Places.shared.giveBack(places)
    }

    fileprivate actor Places {
        static let shared = Places()
        static let count = 16

        private var free = count
        private var waiting: [(places: Int, continuation: CheckedContinuation<Void, Never>)] = []

        func take(_ places: Int) async {
            // In order, so that a test that needs all places gets them.
            if waiting.isEmpty, places <= free { return free -= places }
            await withCheckedContinuation { waiting.append((places, $0)) }
        }

        func giveBack(_ places: Int) {
            free += places
            while let next = waiting.first, next.places <= free {
                free -= next.places
                waiting.removeFirst().continuation.resume()
            }
        }
    }
}

extension Trait where Self == InTurn {
    /// Waits until few other tests have programs or sockets of their own.
    package static var inTurn: Self { Self(places: 1) }

    /// Waits until no other test has programs or sockets of its own, for one that opens hundreds.
    package static var alone: Self { Self(places: InTurn.Places.count) }
}
#endif
