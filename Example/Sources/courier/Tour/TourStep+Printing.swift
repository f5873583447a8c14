#if os(Linux) || os(macOS)
extension TourStep {
    /// Prints what the lines of a step mean.
    static func printHead() {
        Console.print("what the app is sent → the outcome; indented: event: handler results → merged result")
    }

    /// Prints what is sent, so that it can be seen if there is no outcome.
    func printBeginning() {
        Console.print("\(input) → ", terminator: "")
    }

    /// Prints the outcome, and below it the events.
    func printEnd() {
        Console.print(outcome)
        for event in events {
            Console.print("    \(event)")
        }
    }

    static func printFailure() {
        Console.print("FAILED")
    }
}
#endif
