#if os(Linux) || os(macOS)
import DecoupledAppDelegate

/// Runs the app as another process, simulates system events, and compares the results with those expected.
struct Tour {
    private let app: CourierProcess

    /// Takes the tour, and prints it.
    ///
    /// - Returns: The status to exit with: 0 if all results match, 1 if not.
    static func run() -> Int32 {
        do {
            let steps = try TourStep.all()
            let app = try CourierProcess(launchedBy: TourStep.launchURL)
            defer { app.end() }
            let safeguard = Safeguard(limit: 14, cleanUp: app.emergencyEnd)
            return withExtendedLifetime(safeguard) { Tour(app: app).take(steps) }
        } catch {
            Console.remark("courier: the tour cannot start: \(error)")
            return 1
        }
    }

    private func take(_ steps: [TourStep]) -> Int32 {
        TourStep.printHead()
        for step in steps {
            step.printBeginning()
            do {
                try play(step)
            } catch {
                TourStep.printFailure()
                Console.remark("courier: “\(step.input)” failed: \(error)\n\(app.complaints)")
                return 1
            }
            step.printEnd()
        }
        Console.print("\nAll results match.")
        return 0
    }

    private func play(_ step: TourStep) throws {
        switch step.stimulus {
        case .launch:
            try hearEvents(of: step)
            try step.check(outcome: app.ask(.status))
        case .request(let request):
            try step.check(outcome: app.ask(request))
            try hearEvents(of: step)
        case .signal(let signal):
            app.send(signal)
            try hearEvents(of: step)
            try step.check(outcome: app.consequence(of: signal))
        }
        try hearNothingMore()
    }

    private func hearEvents(of step: TourStep) throws {
        for expected in step.events {
            var heard = try app.nextEvent()
            // Memory can run short at any time, not only when the tour says so.
            while heard.event == .didReceiveMemoryWarning, expected.event != .didReceiveMemoryWarning {
                heard = try app.nextEvent()
            }
            guard heard == expected else { throw TourFailure(expected: "\(expected)", actual: "\(heard)") }
        }
    }

    /// Throws if the app received an event that it should not, such as a state that it is in already.
    private func hearNothingMore() throws {
        while let heard = try app.furtherEvent() {
            guard heard.event == .didReceiveMemoryWarning else {
                throw TourFailure(expected: "no further event", actual: "\(heard)")
            }
        }
    }
}

/// A result other than the expected one.
struct TourFailure: Error, CustomStringConvertible {
    let expected: String
    let actual: String

    var description: String { "expected “\(expected)”, got “\(actual)”" }
}
#endif
