import DecoupledAppDelegate

// This folder is the differences that are meant. `Comparison+Accepting` takes them from a test, `Acceptance` says whether it accepts one where
// that was seen, and `SceneAdoption` knows what UIKit brings about. An acceptance that is wrong is a difference itself, of a kind among
// `Rules`.

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
    func accepts(_ sighting: Sighting, in item: ComparisonReport.Case?) -> Bool {
        let difference = sighting.difference
        return switch self {
        case .seen(let text, let places, _, _):
            text.title == difference.title && text.kind == difference.kind && text.before.matches(difference.before)
                && text.after.matches(difference.after)
                && (places.isEmpty || item?.isOf(places, sighting.sampleIndices) == true)
        case .adoption(let change):
            item.map { $0.adoptsScenes && change.brings(about: difference, in: $0) } ?? false
        }
    }
}

extension [Acceptance] {
    /// Whether one of them accepts a difference that was seen in a case.
    func accept(_ sighting: Sighting, in item: ComparisonReport.Case) -> Bool {
        contains { $0.accepts(sighting, in: item) }
    }

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
            let earlier = Array(self[..<index])
            let accepted = cases.filter { item in
                item.sightings.contains { acceptance.accepts($0, in: item) && !earlier.accept($0, in: item) }
            }
            let ofSamples = accepted.filter { $0.variantOf == nil }
            return Set((ofSamples.isEmpty ? accepted : ofSamples).map(\.name)).count == count
        }
        .map { self[$0] }
    }
}

extension Acceptance.Text: CustomStringConvertible {
    var description: String { "\(title) | \(kind): \(before) -> \(after)" }
}
