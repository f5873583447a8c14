import DecoupledAppDelegate

/// How an event of a case arrives after the change.
enum Arrival: Equatable {
    case onBothSides

    /// It comes by another method than before, the scene's instead of the application's or the other way round: to a reader both methods are
    /// one thing, and one difference, which is said of the old one.
    case byOtherMethod(AppEvent)

    /// It is an event of scenes, which the app adopts.
    case withAdoptedScenes

    case new
    case missing

    /// It arrives, or would, and nobody's code is called for it.
    case notHandled

    /// Nothing is lost, or another event says it.
    case ofNoConcern
}

extension ComparedEvent {
    /// The first that fits.
    var arrival: Arrival {
        if compared.replacements.values.contains(event) { return .ofNoConcern }
        if let other = compared.replacements[event] { return .byOtherMethod(other) }
        if isOfAdoptedScenes { return savedAfter == nil ? .withAdoptedScenes : .new }
        if before.isEmpty { return .new }
        if after.isEmpty || isWithheld {
            guard isMissed else { return .ofNoConcern }
            // A scene's method that nobody wants is not sent, though its event happens.
            return setting.worlds.areEqual && event.isOfScenes ? .notHandled : .missing
        }
        let isDropped = receivedAfter.isEmpty && !receivedBefore.isEmpty && !isTakenOver
        return isDropped && (wasHandled || before[0].hasOtherAnswer(than: after[0])) ? .notHandled : .onBothSides
    }

    /// What a scene saved, which UIKit restores: the result is the effect.
    var savedBefore: String? { saved(receivedBefore) }

    /// What a scene saves now.
    var savedAfter: String? { saved(receivedAfter) }

    private func saved(_ entries: [Entry]) -> String? {
        guard event == .sceneStateRestorationActivity else { return nil }
        return entries.map(\.answer).first { !["", "nil"].contains($0) }
    }

    /// Whether UIKit tells a scene delegate of the app's own in place of everybody else.
    private var isWithheld: Bool {
        setting.apps.isSceneDelegateGiven && !setting.worlds.areEqual && event.isOfScenesAlone && receivedAfter.isEmpty
            && added.isEmpty
    }

    /// Whether an event that is not sent any more did something, and no method of the app's scene delegate has it now.
    private var isMissed: Bool {
        if setting.apps.isSceneDelegateGiven, isTakenOver { return false }
        return wasHandled || savedBefore != nil || before.contains { $0.answer == "true" }
    }

    /// Whether nothing is missing that it did, and somebody is called for what takes its place, the scene's event or the application's.
    private var isTakenOver: Bool {
        missing.isEmpty
            && compared.after.entries.contains {
                $0.isReceived && ($0.event.isOfScenes || event.isOfScenes) && $0.event.mayTakeOver(event)
            }
    }
}

extension ComparedCase.Setting {
    /// Whether what was done for one event is expected to be done for another.
    func expects(_ old: AppEvent, toBecome new: AppEvent) -> Bool {
        apps.isSceneDelegateGiven && new.mayTakeOver(old)
            || !worlds.areEqual && old.isOfLaunch && new == .sceneWillConnect
    }

    /// The events for which something is missing and nobody is called any more, each with the event that takes its place.
    func replacements(
        of before: [Entry], by after: [Entry],
        _ effects: UnmatchedEffects
    ) -> [AppEvent: AppEvent] {
        let wereCalled = Set(before.filter(\.isImplemented).map(\.event))
        let areCalled = after.filter(\.isImplemented)
        let gone = effects.eventsWithMissing.subtracting(areCalled.map(\.event))
        let new = areCalled.filter { entry in
            // Where methods are not known, a delegate that does nothing may have none.
            let isThere =
                !effects.added.of(entry.event).isEmpty
                || apps.areMethodsKnown && apps.after.app.isOfRoles && !entry.slot.isEmpty
            return isThere && !wereCalled.contains(entry.event)
        }
        return gone.reduce(into: [:]) { replacements, old in
            replacements[old] = new.first { $0.event.isCounterpart(of: old) }?.event
        }
    }
}
