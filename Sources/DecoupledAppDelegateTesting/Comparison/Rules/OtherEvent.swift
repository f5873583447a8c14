import DecoupledAppDelegate

extension Difference.Kind {
    /// The app's code does the same, for another event.
    public static let otherEvent = Self(rawValue: "otherEvent")
}

extension Rule {
    static let otherEvent = Rule(
        kind: .otherEvent,
        questions: [
            .whole { compared in
                compared.effects.moves.filter { !$0.isExpected }
                    .map { ($0.from.event, (.text($0.effect), .text("for \($0.to.event.swiftName)"))) }
            }
        ],
        advice: { _ in
            "The same happens for another event. Do it for the same event as before if the time matters."
        }
    )
}
