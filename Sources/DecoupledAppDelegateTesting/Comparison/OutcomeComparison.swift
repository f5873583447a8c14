import DecoupledAppDelegate

/// Compares what two apps did in one case.
@MainActor struct OutcomeComparison {
    let worlds: Worlds

    /// Whether an app delegate that was called is known to implement the method.
    let knowsMethods: Bool

    let knowsEffects: Bool

    /// Whether there are handlers afterwards, and with them slots.
    let hasHandlers: Bool

    /// Whether a scene delegate of the app's own takes part, which reads what its scene is connected for itself.
    let hasOwnSceneDelegate: Bool

    func differences(from before: ComparisonReport.Outcome, to after: ComparisonReport.Outcome) -> [Difference] {
        var effects = EffectMatch(before.entries, after.entries)
        let moved = effects.takeMoves { from, to in
            let isOfOwn =
                from == .sceneWillConnect && to.isOfConnection || from.isOfConnection && to == .sceneWillConnect
                || from.occurrence == to.occurrence
            return hasOwnSceneDelegate && isOfOwn || !worlds.areEqual && from.isOfLaunch && to.isOfScenes
        }
        let events = (before.entries + after.entries).map(\.event)
        let heardOfScenes = Set(after.entries.filter { $0.event.isOfScenes && $0.isHeard }.map(\.event.occurrence))
        let exchanges = exchanges(before.entries, after.entries, effects)
        let ofEvents = events.withoutRepetitions.flatMap { event in
            if exchanges.contains(where: { $0.new == event }) { return [Difference]() }
            if let exchange = exchanges.first(where: { $0.old == event }) { return [exchange.difference] }
            return differences(
                of: event,
                before.entries.filter { $0.event == event },
                after.entries.filter { $0.event == event },
                effects,
                isSentToScene: heardOfScenes.contains(event.occurrence)
            )
        }
        return ofEvents + moved + faults(before, after) + whole(before, after)
    }

    private func differences(
        of event: AppEvent, _ before: [ComparisonReport.Outcome.Entry], _ after: [ComparisonReport.Outcome.Entry],
        _ effects: EffectMatch, isSentToScene: Bool
    ) -> [Difference] {
        let (missing, added) = (effects.missing[event] ?? [], effects.added[event] ?? [])
        let (wereHeard, areHeard) = (before.filter(\.isHeard), after.filter(\.isHeard))
        // UIKit tells a scene delegate of the app's own, and nobody else.
        let isWithheld = hasOwnSceneDelegate && !worlds.areEqual && event.isOfScenesAlone && areHeard.isEmpty
        let after = isWithheld && added.isEmpty ? [] : after
        func difference(_ kind: Difference.Kind, _ before: String, _ after: String) -> [Difference] {
            [Difference(kind, of: event, in: hasHandlers ? event.slot : nil, before: before, after: after)]
        }
        let isOfScenes = !worlds.areEqual && event.isOfScenes
        let isOwn = hasOwnSceneDelegate && event.isOfConnection
        // What a scene saves, UIKit restores: the result is the effect.
        let isSaved: (ComparisonReport.Outcome.Entry) -> Bool = { !["", "nil"].contains($0.answer) }
        if isOfScenes, event == .sceneStateRestorationActivity, let saved = after.first(where: isSaved) {
            return difference(.newlySent, "–", saved.answer)
        }
        if isOfScenes || before.isEmpty {
            guard !added.isEmpty || !knowsEffects && !isOfScenes && !isOwn && !areHeard.isEmpty else { return [] }
            return difference(isOfScenes ? .effects : .newlySent, "–", added.isEmpty ? "sent" : added.listed)
        }
        let matters = !missing.isEmpty || knowsMethods && wereHeard.contains { !$0.slot.isEmpty }
        if after.isEmpty {
            if hasOwnSceneDelegate, isOwn || isSentToScene, missing.isEmpty { return [] }
            guard matters || before.contains(where: { $0.answer == "true" }) else { return [] }
            // A scene's method that nobody wants is not sent, though its event happens.
            let isLost = worlds.areEqual && event.isOfScenes
            return difference(
                isLost ? .notHandled : .notSent, missing.isEmpty ? before[0].answer : missing.listed,
                isLost ? "no handler is called" : "not sent")
        }
        // Without a handler a scene gets what the app declares, which is what most app delegates name.
        let isAsDeclared =
            event == .configurationForConnectingScene && before[0].answer.hasSuffix(after[0].answer) && missing.isEmpty
        if areHeard.isEmpty, !wereHeard.isEmpty, isAsDeclared { return [] }
        if areHeard.isEmpty, !wereHeard.isEmpty, matters || differ(before[0], after[0]) {
            return difference(.notHandled, missing.isEmpty ? before[0].answer : missing.listed, "no handler is called")
        }
        var differences: [Difference] = []
        for (old, new) in before.paired(with: after) {
            // The package answers for a handler that does not, and UIKit for none that it calls itself: the app's code is the same.
            let isNeverCalled =
                old.isUnanswered && new.isUnanswered && (old.timing == .never || new.timing == .never)
            guard old.isUnanswered == new.isUnanswered, isNeverCalled || old.isPrompt == new.isPrompt else {
                differences += difference(.promptness, old.answerAndTiming, new.answerAndTiming)
                continue
            }
            // Where nobody was called, nothing ran before the method returned.
            if old.timing == .atOnce, new.timing == .later, old.isImplemented {
                differences += difference(.timing, "at once", "later")
            }
            let isEarly = new.effectsAfterResult.contains { !old.effectsAfterResult.contains($0) }
            if old.timing == .later, new.timing == .atOnce, isEarly {
                differences += difference(.timing, "later", "at once")
            }
            let late = new.late(beside: old)
            if !late.isEmpty, old.timing == new.timing {
                differences += difference(.effects, late.listed, late.listed + Difference.afterResult)
            }
            let early = new.early(beside: old)
            if !early.isEmpty {
                differences += difference(.order, early.listed, early.listed + Difference.afterResult)
            }
            if old.answeredElsewhere.isEmpty, !new.answeredElsewhere.isEmpty {
                differences += difference(.thread, "main thread", "another: \(new.answeredElsewhere.listed)")
            }
            if !isNeverCalled, differ(old, new) { differences += difference(.answer, old.answer, new.answer) }
            if old.input != new.input, !old.isUnrecorded, !new.isUnrecorded {
                if worlds.areEqual || !event.isOfLaunch {
                    differences += difference(.arguments, old.input, new.input)
                } else if old.isImplemented, knowsMethods || event == .didFinishLaunching {
                    differences += difference(.arguments, Difference.launchOptions, Difference.noLaunchOptions)
                }
            }
            if old.effects != new.effects, old.effects.sorted() == new.effects.sorted() {
                differences += difference(.order, old.effects.listed, new.effects.listed)
            }
        }
        if !missing.isEmpty || !added.isEmpty {
            differences += difference(.effects, missing.listed, added.listed)
        } else if !wereHeard.isEmpty, !areHeard.isEmpty, wereHeard.count != areHeard.count {
            differences += difference(.effects, "called \(wereHeard.count)×", "called \(areHeard.count)×")
        }
        return differences
    }

    /// Whether results differ; UIKit asks the delegates of scenes for hardly any.
    private func differ(_ old: ComparisonReport.Outcome.Entry, _ new: ComparisonReport.Outcome.Entry) -> Bool {
        old.answer != new.answer && !old.answer.isEmpty && !new.answer.isEmpty
    }
}

extension ComparisonReport.Outcome.Entry {
    fileprivate var isHeard: Bool { !asked.isEmpty || answer == "never" }

    fileprivate var isPrompt: Bool { timing == .atOnce || timing == .later }

    fileprivate var answerAndTiming: String {
        switch timing {
        case .atOnce, .later: isUnanswered ? "\(answer), no completion handler called" : answer
        case .atDeadline: "\(answer), at the deadline"
        case .never: "never finished"
        }
    }
}

extension Array where Element: Equatable {
    /// The elements, each where it comes first.
    var withoutRepetitions: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension [String] {
    /// The elements on one line.
    var listed: String { isEmpty ? "–" : joined(separator: " · ") }
}
