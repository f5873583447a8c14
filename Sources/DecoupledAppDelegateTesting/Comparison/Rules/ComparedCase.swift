import DecoupledAppDelegate

/// What two apps did in one case, as rules look at it.
@MainActor struct ComparedCase {
    /// What is known of the apps.
    @MainActor struct Setting {
        let worlds: WorldPair
        let apps: FoundApps
        let knowsEffects: Bool

        /// The kinds of differences that are not looked for.
        let uncompared: [Difference.Kind]
    }

    let before: Outcome
    let after: Outcome
    let setting: Setting
    let effects: UnmatchedEffects

    /// The events that reach the app's code by another method than before, each with the event of that one.
    let replacements: [AppEvent: AppEvent]

    init(_ before: Outcome, _ after: Outcome, in setting: Setting) {
        self.before = before
        self.after = after
        self.setting = setting
        effects = UnmatchedEffects(
            before.entries, after.entries,
            isExpected: {
                setting.expects($0, toBecome: $1)
            })
        replacements = setting.replacements(of: before.entries, by: after.entries, effects)
    }

    private var entries: [Entry] { before.entries + after.entries }

    /// The events of both sides, each once.
    var events: [AppEvent] { entries.map(\.event).withoutRepetitions }

    /// Which samples of the case there are; none if the case is one sample.
    var sampleIndices: Range<Int> {
        let last = entries.map(\.sampleIndex).max() ?? 0
        return 0..<(last > 0 ? last + 1 : 0)
    }

    /// Whether both apps did the same, in whichever order, when the case was played first.
    func hasSameEffects(as first: ComparedCase) -> Bool {
        before.effects.sorted() == first.before.effects.sorted()
            && after.effects.sorted() == first.after.effects.sorted()
    }

    var effectsOfObservers: [String] { before.effectsOfObservers + after.effectsOfObservers }

    /// What observers did when the case was played first, and do more often now, since those of that time are still there.
    func effectsOfOutlivingObservers(since first: ComparedCase) -> [String] {
        effectsOfObservers.without(first.effectsOfObservers).filter(first.effectsOfObservers.contains)
            .withoutRepetitions
    }

    /// Whether one of both apps did something when the case was played first, and not again, or had another result: a replay cannot show what
    /// differed then.
    func cannotShow(_ first: ComparedCase) -> Bool {
        [(first.before, before), (first.after, after)].contains { first, again in
            !first.effects.without(again.effects).isEmpty || !first.promptAnswers.without(again.promptAnswers).isEmpty
        }
    }
}

extension Outcome {
    /// The results that did not come by a deadline, which a busy machine brings about, each with its event.
    fileprivate var promptAnswers: [String] { entries.filter(\.isPrompt).map { "\($0.event) \($0.answer)" } }
}
