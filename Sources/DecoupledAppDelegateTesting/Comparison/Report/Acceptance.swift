import DecoupledAppDelegate

/// A difference that is meant.
enum Acceptance: Hashable {
    /// One that a comparison has shown, where it was seen: in cases of some names, or in so many; everywhere unless said.
    case seen(Text, in: [Difference.Pattern], count: Int?, because: String)

    /// One of those that adopting scenes brings about, whatever the app's code.
    case adoption(SceneAdoption)

    /// What a report prints of a difference.
    struct Text: Hashable {
        let title: String
        let kind: Difference.Kind
        let before: Difference.Pattern
        let after: Difference.Pattern
    }

    var reason: String {
        switch self {
        case .seen(_, _, _, let reason): reason
        case .adoption(let change): change.reason
        }
    }

    /// Whether it accepts a difference that was seen in a case, or concerns none.
    func covers(_ difference: Difference, in item: ComparisonReport.Case?) -> Bool {
        switch self {
        case .seen(let text, let places, _, _):
            text.title == difference.title && text.kind == difference.kind && text.before.matches(difference.before)
                && text.after.matches(difference.after)
                && (places.isEmpty || item?.isOf(places, difference) == true)
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

    /// Whether it brings a difference about: of a call alone, for what the app's code does, or no longer does, is the app's.
    func brings(about difference: Difference, in item: ComparisonReport.Case) -> Bool {
        if case .list = difference.old { return false }
        // Where the app comes to the front later as well, a launch is one more time.
        if self == .foreground, difference.kind == .effects, difference.event == .willEnterForeground,
            case .times(let old) = difference.old, case .times(let new) = difference.new
        {
            return item.start == .cold && new == old + 1
        }
        return switch (self, difference.kind, difference.event) {
        case (.launchOptions, .arguments, .willFinishLaunching), (.launchOptions, .arguments, .didFinishLaunching):
            difference.new == .absent
        case (.foreground, .newEvent, .willEnterForeground): item.start == .cold && difference.new == .present
        case (.announcement, .missingEvent, .willContinueUserActivity): item.start == .cold
        case (.swipe, .missingEvent, .didEnterBackground): item.before.entries.contains { $0.event == .willTerminate }
        default: false
        }
    }
}

extension [Acceptance] {
    /// The acceptances that accept nothing, or more than one difference, as differences.
    ///
    /// What adopting scenes brings about is accepted as one, and needed by every app that adopts them: how much of it the app's code notices
    /// depends on the methods that it has.
    func mistakes(
        in accepted: [(acceptance: Acceptance?, row: ComparisonReport.Row)], whereScenesAreAdopted isAdopting: Bool
    ) -> [Difference] {
        let mistakes = compactMap { acceptance -> Difference? in
            guard case .seen(let text, _, _, _) = acceptance else { return nil }
            let rows = accepted.filter { $0.acceptance == acceptance }.map(\.row)
            let causes = rows.filter(\.isOfSample).map(\.difference.description)
            if causes.count > 1 { return Difference(.broadAcceptance, .list(causes), .nothing) }
            return rows.isEmpty ? Difference(.unneededAcceptance, .text("\(text)"), .nothing) : nil
        }
        guard !isAdopting, contains(.adoption(.swipe)) else { return mistakes }
        return mistakes + [Difference(.unneededAcceptance, .text(SceneAdoption.name), .nothing)]
    }

    /// The acceptances without those of what is seen in another number of cases, besides those in which one before accepts it.
    func ofSameCount(in cases: [ComparisonReport.Case]) -> Self {
        indices.filter { index in
            let acceptance = self[index]
            guard case .seen(_, _, let count?, _) = acceptance else { return true }
            let covered = cases.filter { item in
                item.differences.contains { difference in
                    acceptance.covers(difference, in: item)
                        && !self[..<index].contains { $0.covers(difference, in: item) }
                }
            }
            let own = covered.filter(\.variantOf.isEmpty)
            return Set((own.isEmpty ? covered : own).map(\.name)).count == count
        }
        .map { self[$0] }
    }
}

extension Acceptance.Text: CustomStringConvertible {
    var description: String { "\(title) | \(kind): \(before) -> \(after)" }
}
