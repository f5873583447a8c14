import DecoupledAppDelegate

extension Rule {
    /// A transition that reaches other code by another method than before, the scene's instead of the application's or the other way round:
    /// to a reader both methods are one thing, and one difference.
    static let exchange = Rule(
        kind: .effects,
        question: .arrival { event in
            if event.played.exchanges.contains(where: { $0.new == event.event }) { return [] }
            return event.played.exchanges.first { $0.old == event.event }.map { exchange in
                [event.difference(.effects, .list(event.missing), .init(event.played.effects.added(for: exchange.new)))]
            }
        },
        words: effects.words,
        advice: effects.advice
    )
}

extension ComparedCase {
    /// The events that reach the app's code by another method than before.
    fileprivate var exchanges: [(old: AppEvent, new: AppEvent)] {
        let (wereCalled, areCalled) = (before.entries.filter(\.isImplemented), after.entries.filter(\.isImplemented))
        return effects.bereft.compactMap { old in
            guard !areCalled.contains(where: { $0.event == old }) else { return nil }
            let replacement = areCalled.first { entry in
                // Where methods are not known, a delegate that does nothing may have none.
                let isThere =
                    !effects.added(for: entry.event).isEmpty
                    || setting.knowsMethods && setting.hasHandlers && !entry.slot.isEmpty
                return isThere && entry.event.occurrence == old.occurrence
                    && !wereCalled.contains { $0.event == entry.event }
            }
            return replacement.map { (old, $0.event) }
        }
    }
}
