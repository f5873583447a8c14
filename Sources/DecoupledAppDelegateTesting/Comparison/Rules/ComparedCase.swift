import DecoupledAppDelegate

/// What two apps did in one case, as rules look at it.
@MainActor struct ComparedCase {
    /// What is known of the apps.
    struct Setting {
        let worlds: WorldPair

        /// Whether an app delegate that was called is known to implement the method.
        let knowsMethods: Bool

        let knowsEffects: Bool

        /// Whether there are handlers afterwards, and with them slots.
        let hasHandlers: Bool

        /// Whether the test gives one of the apps a scene delegate: that reads what its scene is connected for, and is called in place of the
        /// application's methods.
        let givesSceneDelegate: Bool

        /// Whether both apps have a scene delegate of their own.
        let haveOwnSceneDelegates: Bool

        /// The kinds of differences that are not looked for.
        let uncompared: [Difference.Kind]
    }

    let before: ComparisonReport.Outcome
    let after: ComparisonReport.Outcome
    let setting: Setting

    /// What is done for one event before, and for another afterwards.
    let moves: [EffectMatch.Move]

    /// What is done on one side alone, without moves.
    let effects: EffectMatch

    init(_ before: ComparisonReport.Outcome, _ after: ComparisonReport.Outcome, in setting: Setting) {
        self.before = before
        self.after = after
        self.setting = setting
        var effects = EffectMatch(before.entries, after.entries)
        moves = effects.takeMoves { from, to in
            setting.givesSceneDelegate && to.mayTakeOver(from)
                || !setting.worlds.areEqual && from.isOfLaunch && to.isOfScenes
        }
        self.effects = effects
    }

    /// The events of both sides, each once.
    var events: [AppEvent] { (before.entries + after.entries).map(\.event).withoutRepetitions }

    /// Which samples of the case there are; none if the case is one sample.
    var sampleIndices: Range<Int> {
        let last = (before.entries + after.entries).map(\.sampleIndex).max() ?? 0
        return 0..<(last > 0 ? last + 1 : 0)
    }

    /// Whether both apps did the same, in whichever order, when the case was played first.
    func hasSameEffects(as first: ComparedCase) -> Bool {
        before.effects.sorted() == first.before.effects.sorted()
            && after.effects.sorted() == first.after.effects.sorted()
    }

    /// Whether the app did something before the change when the case was played first, and not again: a replay cannot show its loss.
    func lacksEffectsBefore(of first: ComparedCase) -> Bool {
        !first.before.effects.without(before.effects).isEmpty
    }
}

/// What two apps did for one event of a case, as rules look at it.
@MainActor struct ComparedEvent {
    let event: AppEvent
    let played: ComparedCase
    let before: [ComparisonReport.Outcome.Entry]
    let after: [ComparisonReport.Outcome.Entry]

    /// With which of the case's samples it came; nil for all.
    private let sampleIndex: Int?

    /// What is no longer done for it.
    let missing: [String]

    /// What is done for it anew.
    let added: [String]

    /// - Parameters:
    ///   - event: The event.
    ///   - played: The case.
    ///   - sampleIndex: With which of its samples the event came; nil for all.
    init(_ event: AppEvent, in played: ComparedCase, sampleIndex: Int? = nil) {
        let isIncluded = { (entry: ComparisonReport.Outcome.Entry) in
            entry.event == event && (sampleIndex == nil || sampleIndex == entry.sampleIndex)
        }
        self.event = event
        self.played = played
        self.sampleIndex = sampleIndex
        missing = played.effects.missing(for: event, sampleIndex)
        added = played.effects.added(for: event, sampleIndex)
        before = played.before.entries.filter(isIncluded)
        let entries = played.after.entries.filter(isIncluded)
        // UIKit tells a scene delegate of the app's own, and nobody else.
        let isWithheld =
            played.setting.givesSceneDelegate && !played.setting.worlds.areEqual && event.isOfScenesAlone
            && !entries.contains(where: \.isHeard)
        after = isWithheld && added.isEmpty ? [] : entries
    }

    var setting: ComparedCase.Setting { played.setting }

    /// Returns what is done anew for another event that comes with the same samples.
    func added(for other: AppEvent) -> [String] { played.effects.added(for: other, sampleIndex) }

    var heardBefore: [ComparisonReport.Outcome.Entry] { before.filter(\.isHeard) }

    var heardAfter: [ComparisonReport.Outcome.Entry] { after.filter(\.isHeard) }

    /// Whether it is an event of scenes, which the app adopts.
    var isOfAdoptedScenes: Bool { !setting.worlds.areEqual && event.isOfScenes }

    /// Whether a scene's own delegate reads it from what its scene connects for.
    var isOfOwnConnection: Bool { setting.givesSceneDelegate && event.isOfConnection }

    /// Whether somebody's code did something for it before, as far as that is known.
    var mattered: Bool { !missing.isEmpty || setting.knowsMethods && heardBefore.contains { !$0.slot.isEmpty } }

    /// What was done before and no longer is; the result where that was nothing.
    var lost: Difference.Side { missing.isEmpty ? .text(before[0].answer) : .list(missing) }

    /// The calls before with those afterwards.
    var pairs: [(old: ComparisonReport.Outcome.Entry, new: ComparisonReport.Outcome.Entry)] {
        before.paired(with: after)
    }
}

extension ComparisonReport.Outcome.Entry {
    var isHeard: Bool { !asked.isEmpty || timing == .never }

    /// Whether its result differs from another's; UIKit asks the delegates of scenes for hardly any.
    func answers(otherwiseThan other: Self) -> Bool {
        answer != other.answer && !answer.isEmpty && !other.answer.isEmpty
    }
}
