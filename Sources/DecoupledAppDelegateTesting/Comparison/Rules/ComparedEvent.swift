import DecoupledAppDelegate

/// What two apps did for one event of a case, as rules look at it.
@MainActor struct ComparedEvent {
    let event: AppEvent
    let compared: ComparedCase
    let before: [Entry]
    let after: [Entry]

    /// The case's samples that are looked at; nil for all.
    private let samples: Set<Int>?

    /// - Parameters:
    ///   - event: The event.
    ///   - compared: The case.
    ///   - samples: The case's samples that are looked at, by their indices; nil for all.
    init(_ event: AppEvent, in compared: ComparedCase, with samples: Set<Int>? = nil) {
        let isIncluded = { (entry: Entry) in
            entry.event == event && samples?.contains(entry.sampleIndex) != false
        }
        self.event = event
        self.compared = compared
        self.samples = samples
        before = compared.before.entries.filter(isIncluded)
        after = compared.after.entries.filter(isIncluded)
    }

    var setting: ComparedCase.Setting { compared.setting }

    var missing: [String] { compared.effects.missing.of(event, samples) }

    var added: [String] { added(for: event) }

    /// Returns what is done anew for an event that comes with the same samples.
    func added(for event: AppEvent) -> [String] { compared.effects.added.of(event, samples) }

    var receivedBefore: [Entry] { before.filter(\.isReceived) }

    var receivedAfter: [Entry] { after.filter(\.isReceived) }

    /// How often it was received before the change, without samples with which another event takes its place.
    var countBefore: Int {
        receivedBefore.count { entry in
            ComparedEvent(event, in: compared, with: [entry.sampleIndex]).arrival != .ofNoConcern
        }
    }

    /// How often it is received after the change. Where scenes are adopted, a launch brings one more: samples with which it did not come before
    /// do not count there.
    var countAfter: Int {
        if setting.worlds.areEqual { return receivedAfter.count }
        let known = Set(receivedBefore.map(\.sampleIndex))
        return receivedAfter.count { known.contains($0.sampleIndex) }
    }

    /// Whether it is an event of scenes, which the app adopts.
    var isOfAdoptedScenes: Bool { !setting.worlds.areEqual && event.isOfScenes }

    /// Whether somebody's code handled it before, as far as that is known.
    var wasHandled: Bool {
        if !missing.isEmpty { return true }
        // A scene that has nothing to save is as one that nobody asks.
        if event == .sceneStateRestorationActivity, savedBefore == nil { return false }
        let apps = setting.apps
        return receivedBefore.contains {
            $0.isOfSceneDelegate ? apps.areSceneMethodsKnown : apps.areMethodsKnown && !$0.slot.isEmpty
        }
    }

    /// What was done before and no longer is; the result where that was nothing.
    var lost: Difference.Side {
        guard missing.isEmpty else { return .list(missing) }
        let answer = savedBefore ?? before[0].answer
        return answer.isEmpty ? .present : .text(answer)
    }

    /// The calls before with those afterwards, the most alike first: of two calls with one sample, either may have been answered first.
    var pairs: [(old: Entry, new: Entry)] {
        let likenesses: [(Entry, Entry) -> Bool] = [
            { $0.sampleIndex == $1.sampleIndex && $0.input == $1.input && $0.answer == $1.answer },
            { $0.sampleIndex == $1.sampleIndex && $0.input == $1.input },
            { $0.input == $1.input },
            { $0.sampleIndex == $1.sampleIndex },
            { _, _ in true },
        ]
        var rest = after
        var partners: [Int: Entry] = [:]
        for isLike in likenesses {
            for index in before.indices where partners[index] == nil {
                guard let partner = rest.firstIndex(where: { isLike(before[index], $0) }) else { continue }
                partners[index] = rest.remove(at: partner)
            }
        }
        return before.indices.compactMap { index in partners[index].map { (before[index], $0) } }
    }
}
