import DecoupledAppDelegate

/// Whether an event arrives on both sides of a case.
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
    case unheard

    /// Nothing is lost, or another event says it.
    case ofNoConcern
}

extension ComparedEvent {
    /// The first that fits.
    var arrival: Arrival {
        let exchanges = played.exchanges
        if exchanges.contains(where: { $0.new == event }) { return .ofNoConcern }
        if let exchange = exchanges.first(where: { $0.old == event }) { return .byOtherMethod(exchange.new) }
        if isOfAdoptedScenes { return restoredState == nil ? .withAdoptedScenes : .new }
        if before.isEmpty { return .new }
        if after.isEmpty {
            guard isMissed else { return .ofNoConcern }
            // A scene's method that nobody wants is not sent, though its event happens.
            return setting.worlds.areEqual && event.isOfScenes ? .unheard : .missing
        }
        if heardAfter.isEmpty, !heardBefore.isEmpty, mattered || before[0].answers(otherwiseThan: after[0]) {
            return .unheard
        }
        return .onBothSides
    }

    /// What a scene newly saves, which UIKit restores.
    var restoredState: String? {
        guard event == .sceneStateRestorationActivity else { return nil }
        return after.map(\.answer).first { !["", "nil"].contains($0) }
    }

    /// Whether an event that is not sent any more did something, and no method of the app's scene delegate has it now.
    private var isMissed: Bool {
        let isTakenOver = played.after.entries.contains {
            $0.isHeard && $0.event.isOfScenes && $0.event.mayTakeOver(event)
        }
        if setting.givesSceneDelegate, isTakenOver, missing.isEmpty { return false }
        return mattered || before.contains { $0.answer == "true" }
    }
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
                return isThere && entry.event.isCounterpart(of: old)
                    && !wereCalled.contains { $0.event == entry.event }
            }
            return replacement.map { (old, $0.event) }
        }
    }
}
