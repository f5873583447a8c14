import DecoupledAppDelegate

// A kind of difference has a file in this folder: the kind, what its rule compares, its words and its advice. To add
// one, write its file, and put its rule into the list below; what it compares may need a case of `Difference.Side`. A
// rule says what differs; that the difference is of its kind is added here. Rules look at a `ComparedCase` and at its
// `ComparedEvent`s: `Arrival` says how an event arrives, and `UnmatchedEffects` what is done on one side alone.

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
        case apps(@MainActor @Sendable (FoundApps, [Case]) -> [Statement])
    }

    let kind: Difference.Kind

    /// What it looks at; nothing where the difference is one of the comparison itself, and not of the app.
    let questions: [Question]

    /// Whether a report names the handlers that were called.
    var showsHandlers = false

    /// What sides are called that have other words than the usual ones.
    var words: [Difference.Side: String] = [:]

    /// What a difference means and what to do about it.
    let advice: @Sendable (Difference) -> String
}

extension Rule {
    var isOfComparison: Bool { questions.isEmpty }

    /// All rules, one for each kind, in the order in which a report has their differences.
    static let all: [Rule] = [
        .newEvent, .missingEvent, .notHandled,
        .promptness, .timing, .thread, .answer, .arguments, .order, .effects,
        .otherEvent, .fault, .restoration, .notificationCenter, .systemRequests, .window,
        .respondsTo,
        .outlivingObserver, .unneededAcceptance, .broadAcceptance, .notCompared,
    ]
}

@MainActor extension Rule {
    /// What differs in a case, event by event and as a whole.
    static func sightings(in compared: ComparedCase) -> [Sighting] {
        let rules = all.filter { !compared.setting.uncompared.contains($0.kind) }
        let ofEvents = compared.events.flatMap { event -> [Sighting] in
            let all = ComparedEvent(event, in: compared)
            if rules.differences(in: all).isEmpty { return [] }
            let bySample = compared.sampleIndices.map {
                rules.differences(in: ComparedEvent(event, in: compared, with: [$0]))
            }
            // An event that is new with some samples is so though it comes on both sides with others.
            let new = bySample.indices.filter { index in
                all.arrival == .onBothSides && bySample[index].contains { $0.kind == .newEvent }
            }
            let ofNew = new.flatMap { index in bySample[index].map { Sighting($0, with: [index]) } }
            let others =
                new.isEmpty ? all : ComparedEvent(event, in: compared, with: Set(bySample.indices).subtracting(new))
            return ofNew
                + rules.differences(in: others).map { difference in
                    let ofKind = bySample.map { $0.filter { $0.kind == difference.kind } }
                    let indices = ofKind.indices.filter { !ofKind[$0].isEmpty }
                    // What is the same with several samples has the text that it has with one.
                    let texts = Set(indices.map { ofKind[$0] })
                    let text =
                        indices.count > 1 && texts.count == 1 && texts.first?.count == 1 ? texts.first?.first : nil
                    return Sighting(text ?? difference, with: indices)
                }
        }
        let ofWhole = rules.flatMap { rule in
            rule.questions.flatMap { question -> [Statement] in
                if case .whole(let statements) = question { statements(compared) } else { [] }
            }
            .map { Difference(rule.kind, of: $0.event, $0.sides.old, $0.sides.new) }
        }
        return ofEvents + ofWhole.map { Sighting($0, with: Array(compared.sampleIndices)) }
    }

    /// What differs between the apps, whatever they are sent.
    static func differences(between apps: FoundApps, _ cases: [Case]) -> [Difference] {
        all.flatMap { rule in
            rule.questions.flatMap { question -> [Difference] in
                guard case .apps(let statements) = question else { return [] }
                return statements(apps, cases).map { event, sides in
                    Difference(rule.kind, of: event, in: apps.slot(of: event), sides.old, sides.new)
                }
            }
        }
    }
}

extension [Rule] {
    @MainActor fileprivate func differences(in event: ComparedEvent) -> [Difference] {
        let arrival = event.arrival
        let slot = event.setting.apps.slot(of: event.event)
        return flatMap { rule in
            rule.questions.flatMap { question -> [Rule.Sides] in
                switch question {
                case .arrival(let sides) where arrival != .onBothSides: [sides(event, arrival)].compactMap(\.self)
                case .event(let sides) where arrival == .onBothSides: sides(event)
                default: []
                }
            }
            .map { Difference(rule.kind, of: event.event, in: slot, $0.old, $0.new) }
        }
    }
}
