import Foundation

/// Sends an app more signals than it can handle one by one, and counts how often the last one did not count.
struct Storm {
    /// How much of everything there is.
    struct Size {
        let pairs: Int
        let storms: Int
        let signalsInAStorm: Int
        let continuations: Int
        let terminations: Int
        let clientRounds: Int
        let toleratedFactor: Double

        static let long = Size(
            pairs: 100_000, storms: 20, signalsInAStorm: 10_000, continuations: 1_000_000, terminations: 100,
            clientRounds: 10,
            toleratedFactor: 100
        )
        static let short = Size(
            pairs: 2_000, storms: 3, signalsInAStorm: 10_000, continuations: 300_000, terminations: 5, clientRounds: 3,
            // In a few seconds much may come between.
            toleratedFactor: 200
        )
    }

    private let size: Size

    init(_ size: Size) {
        self.size = size
    }

    /// Prints a row for each kind of storm.
    ///
    /// - Returns: Whether nothing went wrong.
    func run() throws -> Bool {
        let table = Table(firstWidth: 46, "what is sent, and what must come of it", "times", "wrong", "seconds")
        var isRight = true
        for trial in trials {
            let begin = Date()
            let wrong = try trial.countWrong()
            table.row(trial.name, "\(trial.times)", "\(wrong)", Date().timeIntervalSince(begin).text())
            isRight = isRight && wrong == 0
        }
        print()
        isRight = try ClientCrowd().run() && isRight
        return try ClientStorm(rounds: size.clientRounds, toleratedFactor: size.toleratedFactor).run() && isRight
    }

    private var trials: [StormTrial] {
        let (size, count) = (size, size.signalsInAStorm)
        return [
            StormTrial("SIGTSTP, then SIGCONT: runs", times: size.pairs) { app in
                app.send(SIGTSTP)
                // Of any order of magnitude, as the app takes longer on a busy machine.
                Self.spin(microseconds: Int(exp2(Double.random(in: 0...12))))
                app.send(SIGCONT)
                return app.isRunning()
            },
            StormTrial("\(count) of both, SIGCONT last: runs", times: size.storms) { app in
                for _ in 1..<count {
                    app.send(Bool.random() ? SIGTSTP : SIGCONT)
                }
                app.send(SIGCONT)
                return app.isRunning()
            },
            StormTrial("\(size.continuations) SIGCONT, then SIGTERM: ends", times: 1) { app in
                // While its main thread is busy nothing is read, and whatever can fill up does.
                app.holdMainThread()
                for _ in 1...size.continuations {
                    app.send(SIGCONT)
                }
                app.send(SIGTERM)
                app.releaseMainThread()
                return app.hasEndedInOrder()
            },
            StormTrial("SIGTERM among \(count) of both: ends", times: size.terminations) { app in
                let moment = Int.random(in: 1..<count)
                for index in 1..<count {
                    app.send(index == moment ? SIGTERM : Bool.random() ? SIGTSTP : SIGCONT)
                }
                app.send(SIGCONT)
                return app.hasEndedInOrder()
            },
            StormTrial("\(count) SIGTERM: ends once", times: size.terminations) { app in
                for _ in 1...count {
                    app.send(SIGTERM)
                }
                return app.hasEndedInOrder()
            },
        ]
    }

    /// Passes time without giving the processor away, which would take longer.
    private static func spin(microseconds: Int) {
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(microseconds) * 1_000
        while DispatchTime.now().uptimeNanoseconds < end {}
    }
}
