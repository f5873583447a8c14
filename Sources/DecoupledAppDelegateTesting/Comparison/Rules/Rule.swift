import DecoupledAppDelegate

// A kind of difference has a file in this folder: with the kind, what its rule compares and when it speaks, its words and its advice. To add
// one, write its file, and put its rule into the list below.

/// What makes a difference of one kind.
struct Rule: Sendable {
    typealias Sides = (old: Difference.Side, new: Difference.Side)

    /// What a rule looks at.
    enum Question: Sendable {
        /// Whether an event arrives. What the first rule says that says something, be it nothing, is all that is said of the event.
        case arrival(@MainActor @Sendable (ComparedEvent) -> [Difference]?)

        /// What becomes of an event that arrives on both sides.
        case event(@MainActor @Sendable (ComparedEvent) -> [Sides])

        /// A case as a whole.
        case whole(@MainActor @Sendable (ComparedCase) -> [Difference])

        /// What is found in the two apps, whatever they are sent.
        case apps(@MainActor @Sendable (FoundMethods, [ComparisonReport.Case]) -> [Difference])

        /// The comparison itself, which says it.
        case comparison
    }

    let kind: Difference.Kind
    let question: Question

    /// Puts a side into words; nil where they are the usual ones.
    var words: @Sendable (Difference.Side) -> String? = { _ in nil }

    /// What a difference means and what to do about it.
    let advice: @Sendable (Difference) -> String
}

extension Rule {
    /// All rules, in the order in which they are asked.
    static let all: [Rule] = [
        .exchange, .newEvent, .missingEvent, .notHandled,
        .promptness, .timing, .thread, .answer, .arguments, .order, .effects,
        .otherEvent, .fault, .restoration, .registration, .notificationCenter, .systemRequests, .window,
        .respondsTo,
        .unneededAcceptance, .broadAcceptance, .notCompared,
    ]
}

extension Rule {
    /// What differs in an event.
    @MainActor static func differences(in event: ComparedEvent) -> [Difference] {
        for case .arrival(let differences) in all.map(\.question) {
            if let found = differences(event) { return found }
        }
        return all.flatMap { rule in
            guard case .event(let sides) = rule.question else { return [Difference]() }
            return sides(event).map { event.difference(rule.kind, $0, $1) }
        }
    }

    /// What differs in a case, event by event and as a whole.
    @MainActor static func differences(in played: ComparedCase) -> [Difference] {
        let ofCase = all.flatMap { rule in
            if case .whole(let differences) = rule.question { differences(played) } else { [Difference]() }
        }
        return (played.events.flatMap(differences) + ofCase).filter { !played.setting.uncompared.contains($0.kind) }
    }

    /// What differs between the apps, whatever they are sent.
    @MainActor static func differences(in found: FoundMethods, _ cases: [ComparisonReport.Case]) -> [Difference] {
        all.flatMap { rule in
            if case .apps(let differences) = rule.question { differences(found, cases) } else { [Difference]() }
        }
    }
}
