import DecoupledAppDelegate

/// Differences that are meant.
struct Acceptance: Hashable {
    let rule: Rule
    let reason: String

    /// Which differences are meant.
    enum Rule: Hashable {
        /// Those of an event, or of all, of some kinds, or of all; everywhere, or where the app stays in the background.
        case kinds([Difference.Kind], of: AppEvent?, inBackground: Bool = false)

        /// One of those that adopting scenes brings about, whatever the app's code.
        case adoption(SceneAdoption)
    }

    /// The event that the difference concerns, if it is one alone.
    var event: AppEvent? {
        if case .kinds(_, let event, _) = rule { event } else { nil }
    }

    /// Whether it accepts a difference that was seen in a case, or concerns none.
    func covers(_ difference: Difference, in item: ComparisonReport.Case?) -> Bool {
        switch rule {
        case .kinds(let kinds, let event, let inBackground):
            (event == nil || event == difference.event) && (kinds.isEmpty || kinds.contains(difference.kind))
                && (!inBackground || item?.staysInBackground == true)
        case .adoption(let change):
            item.map { $0.worldBefore != $0.worldAfter && change.brings(about: difference, in: $0) } ?? false
        }
    }
}

/// What UIKit does otherwise once an app has adopted scenes, whatever the app's code.
enum SceneAdoption: CaseIterable {
    case launchOptions, foreground, announcement, swipe

    /// The name that accepts all of it.
    static let name = "acceptingSceneAdoption()"

    var reason: String {
        switch self {
        case .launchOptions: "In an app with scenes, launch options are nil."
        case .foreground: "A scene enters the foreground at a launch, too."
        case .announcement: "What a scene connects for is not announced."
        case .swipe: "A scene that the user swipes away does not enter the background: save before."
        }
    }

    func brings(about difference: Difference, in item: ComparisonReport.Case) -> Bool {
        switch (self, difference.kind, difference.event) {
        case (.launchOptions, .arguments, .willFinishLaunching), (.launchOptions, .arguments, .didFinishLaunching):
            difference.new == .no
        // The call alone: what the app's code now does at every launch, it may do twice.
        case (.foreground, .newlySent, .willEnterForeground):
            item.start == .cold
                && item.after.entries.allSatisfy { $0.event != .willEnterForeground || $0.effects.isEmpty }
        case (.announcement, .notSent, .willContinueUserActivity): item.start == .cold
        case (.swipe, .notSent, .didEnterBackground): item.before.entries.contains { $0.event == .willTerminate }
        default: false
        }
    }
}

extension ComparisonReport.Case {
    /// Whether the app did not come to the front on either side, so that nobody has seen a screen.
    fileprivate var staysInBackground: Bool { before.screen == nil && after.screen == nil }
}

extension [Acceptance] {
    /// The differences that stand for acceptances that nothing needs.
    ///
    /// What adopting scenes brings about is accepted as one, and needed by every app that adopts them: how much of it the app's code notices
    /// depends on the methods that it has.
    func unneeded(whereScenesAreAdopted isAdopting: Bool, _ isNeeded: (Acceptance) -> Bool) -> [Difference] {
        let unneeded = filter { !$0.isOfAdoption && !isNeeded($0) }.map {
            Difference(.unneededAcceptance, of: $0.event, .text($0.reason), .nothing)
        }
        guard !isAdopting, contains(where: \.isOfAdoption) else { return unneeded }
        return unneeded + [Difference(.unneededAcceptance, .text(SceneAdoption.name), .nothing)]
    }
}

extension Acceptance {
    fileprivate var isOfAdoption: Bool {
        if case .adoption = rule { true } else { false }
    }
}
