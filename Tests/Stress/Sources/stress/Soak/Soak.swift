import DecoupledAppDelegate
import Foundation

/// Has an app serve many clients while it is stopped and continued, and compares its log with the results that they received.
struct Soak {
    struct Size {
        // So many that the allocator keeps what it will need: after fewer, memory goes on growing a little, and no event has leaked it.
        let warmUpEvents: Int
        let events: Int
        let oneShots: Int
        let framesOfAKind: Int
        // In seconds.
        let mostTimeOfAFrame: TimeInterval

        static let long = Size(
            warmUpEvents: 100_000, events: 100_000, oneShots: 200, framesOfAKind: 20, mostTimeOfAFrame: 0.25)
        // Time enough for a slow machine, and not for what takes more than its share of time for more bytes.
        static let short = Size(
            warmUpEvents: 40_000, events: 6_000, oneShots: 200, framesOfAKind: 5, mostTimeOfAFrame: 1)
    }

    private static let clients = 8

    private let size: Size

    init(_ size: Size) {
        self.size = size
    }

    /// Prints a table for each app, for the clients that come at once, and for long frames.
    ///
    /// - Returns: Whether every target is met.
    func run() throws -> Bool {
        // One for each client at once, in this process and in the app.
        OpenFileLimit.raise(to: UInt64(size.oneShots + 200))
        let isMixRight = try mix(hasScenes: false)
        let isMixWithScenesRight = try mix(hasScenes: true)
        let areOneShotsRight = try oneShots()
        let areFramesFast = try Frames(times: size.framesOfAKind, mostTime: size.mostTimeOfAFrame).run()
        return isMixRight && isMixWithScenesRight && areOneShotsRight && areFramesFast
    }

    /// Mixed events from a few clients, with stops between.
    private func mix(hasScenes: Bool) throws -> Bool {
        try soak(
            "mixed events from \(Self.clients) clients, \(hasScenes ? "with" : "without") scenes",
            hasScenes: hasScenes,
            warmUp: { app, tally in send(size.warmUpEvents, to: app, "warm", tally) }
        ) { app, tally in
            send(size.events, to: app, "soak", tally)
        }
    }

    /// One URL each from many clients at the same time.
    private func oneShots() throws -> Bool {
        let count = size.oneShots
        func sendAll(_ name: String, _ client: ControlClient, _ tally: Tally) {
            Threads.run(count) { index in
                guard let event = try? SoakedEvent(.url, "\(name)-\(index)") else { return }
                tally.ask(client, for: event)
            }
        }
        return try soak(
            "\(count) clients at once",
            hasScenes: false,
            warmUp: { app, tally in
                sendAll("warm", app.client, tally)
                return 0
            }
        ) { app, tally in
            sendAll("shot", app.client, tally)
            return 0
        }
    }

    /// Measures an app while something is sent to it, prints that, and returns whether it meets the target.
    private func soak(
        _ name: String,
        hasScenes: Bool,
        warmUp: (AppProcess, Tally) -> Int,
        send: (AppProcess, Tally) -> Int
    ) throws -> Bool {
        let app = try AppProcess(hasScenes: hasScenes)
        let tally = Tally()
        // What an app makes only once, and what the allocator keeps, is there before it is measured.
        _ = warmUp(app, tally)
        let before = app.restingFigures()
        let stops = send(app, tally)
        let after = app.restingFigures(like: before)
        let result = try tally.result(log: app.log)
        let hasEnded = app.end()

        let table = Table(
            firstWidth: 42, name, "answers", "stops", "lost", "doubled", "refused", "median ms", "99 of 100"
        )
        table.row(
            "",
            "\(result.times.count)",
            "\(stops)",
            "\(result.lost)",
            "\(result.doubled)",
            "\(result.refusals.count)",
            result.time(at: 0.5).text(per: 0.001, digits: 2),
            result.time(at: 0.99).text(per: 0.001, digits: 2)
        )
        Set(result.refusals).prefix(5).forEach { print("refused: \($0)") }
        before.print(and: after)
        print(hasEnded ? "" : "the app did not end as it should\n")
        return result.isRight && hasEnded && after.isNear(before)
    }

    /// Has clients send events while the app is stopped and continued.
    ///
    /// - Returns: How often it was stopped.
    private func send(_ count: Int, to app: AppProcess, _ name: String, _ tally: Tally) -> Int {
        let (client, process, stops) = (app.client, app.identifier, Counter())
        let signals = Loop {
            Thread.sleep(forTimeInterval: .random(in: 0...0.02))
            kill(process, SIGTSTP)
            stops.add()
            Thread.sleep(forTimeInterval: .random(in: 0...0.003))
            kill(process, SIGCONT)
        }
        Threads.run(Self.clients) { number in
            for index in 0..<count / Self.clients {
                guard let event = try? SoakedEvent(number: "\(name)-\(number)-\(index)") else { continue }
                tally.ask(client, for: event)
            }
        }
        signals.end()
        return stops.count
    }
}
