import DecoupledAppDelegate

// A kind of difference has a file in this folder: the kind, what its rule compares, its words and its advice. To add one, write its file, and
// put its rule into the list below. A rule says what differs; that the difference is of its kind is added here.

/// What makes a difference of one kind.
struct Rule: Sendable {
    typealias Sides = (old: Difference.Side, new: Difference.Side)

    /// What differs, and for which event; nil for the app itself.
    typealias Statement = (event: AppEvent?, sides: Sides)

    /// What a rule looks at.
    enum Question: Sendable {
        /// An event that does not arrive on both sides as it did.
        case arrival(@MainActor @Sendable (ComparedEvent, Arrival) -> Sides?)

        /// What becomes of an event that arrives on both sides.
        case event(@MainActor @Sendable (ComparedEvent) -> [Sides])

        /// A case as a whole.
        case whole(@MainActor @Sendable (ComparedCase) -> [Statement])

        /// What is found in the two apps, whatever they are sent.
        case apps(@MainActor @Sendable (FoundMethods, [ComparisonReport.Case]) -> [Statement])
    }

    let kind: Difference.Kind

    /// What it looks at; nothing where the comparison itself makes the difference.
    let questions: [Question]

    /// Whether it is about the comparison, and not about the app.
    var isOfComparison = false

    /// Whether a report names the handlers that were called.
    var showsHandlers = false

    /// Whether a difference says that something is gone, and nothing came in its place.
    var isLoss: @Sendable (Difference) -> Bool = { _ in false }

    /// Puts a side into words; nil where they are the usual ones.
    var words: @Sendable (Difference.Side) -> String? = { _ in nil }

    /// What a difference means and what to do about it.
    let advice: @Sendable (Difference) -> String
}

extension Rule {
    /// All rules, one for each kind, in the order in which a report has their differences.
    static let all: [Rule] = [
        .newEvent, .missingEvent, .notHandled,
        .promptness, .timing, .thread, .answer, .arguments, .order, .effects,
        .otherEvent, .fault, .restoration, .registration, .notificationCenter, .systemRequests, .window,
        .respondsTo,
        .unneededAcceptance, .broadAcceptance, .notCompared,
    ]
}

@MainActor extension Rule {
    /// What differs in a case, event by event and as a whole.
    static func differences(in played: ComparedCase) -> [Difference] {
        let rules = all.filter { !played.setting.uncompared.contains($0.kind) }
        let ofEvents = played.events.flatMap { event -> [Difference] in
            let differences = rules.differences(in: ComparedEvent(event, in: played))
            if differences.isEmpty { return [] }
            let ofSamples = played.sampleIndices.map {
                rules.differences(in: ComparedEvent(event, in: played, sampleIndex: $0))
            }
            return differences.map { difference in
                difference.seen(
                    with: played.sampleIndices.filter { ofSamples[$0].contains { $0.kind == difference.kind } })
            }
        }
        return ofEvents
            + rules.flatMap { $0.differences(in: played) }.map { $0.seen(with: Array(played.sampleIndices)) }
    }

    /// What differs between the apps, whatever they are sent.
    static func differences(in found: FoundMethods, _ cases: [ComparisonReport.Case]) -> [Difference] {
        all.flatMap { rule in
            rule.questions.flatMap { question -> [Difference] in
                guard case .apps(let statements) = question else { return [] }
                return statements(found, cases).map { event, sides in
                    let slot = found.hasHandlersAlone ? event?.slot : nil
                    return Difference(rule.kind, of: event, in: slot, sides.old, sides.new)
                }
            }
        }
    }

    fileprivate func differences(in event: ComparedEvent, arriving arrival: Arrival) -> [Difference] {
        questions.flatMap { question -> [Sides] in
            switch question {
            case .arrival(let sides) where arrival != .onBothSides: [sides(event, arrival)].compactMap(\.self)
            case .event(let sides) where arrival == .onBothSides: sides(event)
            default: []
            }
        }
        .map { old, new in
            Difference(kind, of: event.event, in: event.setting.hasHandlers ? event.event.slot : nil, old, new)
        }
    }

    private func differences(in played: ComparedCase) -> [Difference] {
        questions.flatMap { question -> [Statement] in
            if case .whole(let statements) = question { statements(played) } else { [] }
        }
        .map { Difference(kind, of: $0.event, $0.sides.old, $0.sides.new) }
    }
}

extension [Rule] {
    @MainActor fileprivate func differences(in event: ComparedEvent) -> [Difference] {
        let arrival = event.arrival
        return flatMap { $0.differences(in: event, arriving: arrival) }
    }
}

extension Difference {
    fileprivate func seen(with sampleIndices: [Int]) -> Difference {
        var difference = self
        difference.sampleIndices = sampleIndices
        return difference
    }
}
