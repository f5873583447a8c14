import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing
import TestSupport

/// Events in any order, inside each other and side by side, are exported as the format wants it.
@MainActor
@Suite(.net) struct ChromeTraceModelTests {
    nonisolated static let seeds: [UInt64] = [1, 2, .random(in: .min ... .max)]

    @Test(arguments: seeds)
    func slicesNestAndPairWhateverHappens(seed: UInt64) async throws {
        let world = World(seed: seed)
        let trace = world.app.delegate.startTracing()
        let steps = 1_000
        for _ in 0..<steps {
            world.step()
            await Task.yield()
        }
        world.app.clock.advance(by: 100)
        let file = try TraceFile(ChromeTrace(trace.records).data)
        let asks = trace.records.flatMap(\.asked)
        let awaited = trace.records.filter { $0.asked.contains { $0.duration > $0.callDuration } }
        #expect(trace.records.count > steps / 2, "seed \(seed)")
        #expect(!awaited.isEmpty, "seed \(seed)")
        #expect(file.named("X").count == asks.count + trace.records.count - awaited.count, "seed \(seed)")
        let asynchronous = awaited.count + asks.count { $0.duration > $0.callDuration }
        #expect(file.named("b").count == asynchronous, "seed \(seed)")
    }
}

/// Handlers that do things at random while they are called, and answer at any time.
@MainActor
private final class World {
    let app = IsolatedApp()
    private let slow = FetchHandler()
    private var numbers: SplitMix64
    private var depth = 0

    init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
        let delegate = app.delegate
        delegate.systemConditionsDelegate = [BusyHandler(0, app.clock) { [unowned self] in act() }]
        delegate.backgroundFetchDelegate = Handlers {
            FetchHandler { [unowned self] completion in
                act()
                completion(.newData)
                act()
            }
            slow
            Observing(OtherFetchHandler())
        }
        delegate.shortcutItemDelegate = [Refuser(), Refuser()]
        delegate.intercept(.didReceiveMemoryWarning) { [unowned self] call in
            act()
            call.next()
        }
    }

    func step() {
        wait()
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0, 1: app.delegate.applicationDidReceiveMemoryWarning(app.application)
        case 2: _ = app.fetch()
        case 3: perform()
        default: answer()
        }
    }

    private func act() {
        wait()
        guard depth < 3 else { return }
        depth += 1
        if Bool.random(using: &numbers) { step() }
        depth -= 1
        wait()
    }

    private func answer() {
        slow.answer(.noData)
        slow.letGo()
    }

    private func perform() {
        app.delegate.application(
            app.application,
            performActionFor: UIApplicationShortcutItem(type: "type", localizedTitle: "title"),
            completionHandler: { _ in }
        )
    }

    /// Lets time pass, or none.
    private func wait() {
        app.clock.advance(by: max(0, .random(in: -0.5..<1, using: &numbers)))
    }
}

/// A handler that refuses a quick action later, so that the next one is asked later still.
private final class Refuser: ShortcutItemDelegate {
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async
        -> Bool
    {
        false
    }
}
