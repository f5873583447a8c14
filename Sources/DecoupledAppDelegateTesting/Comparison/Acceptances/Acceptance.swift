import DecoupledAppDelegate

// This folder is the differences that are meant. `Comparison+Accepting` takes them from a test, `Acceptance` says whether it accepts one where
// that was seen, and `SceneAdoption` knows what UIKit brings about. An acceptance that is wrong is a difference itself, of a kind among
// `Rules`.

/// A difference that is meant.
enum Acceptance: Hashable {
    /// One that a comparison has shown, where it was seen: in cases of some names, or in a set of cases; everywhere unless said.
    case seen(Text, in: [Difference.Pattern], set: String?, because: String)

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

    /// The set of cases that it is written for; nil if it is written for none.
    fileprivate var set: String? { if case .seen(_, _, let set, _) = self { set } else { nil } }

    /// Whether it has the text of a difference, or says what brings it about, and is written for the case in which it was seen, if any.
    fileprivate func fits(_ difference: FoundDifference) -> Bool {
        let (sighting, item) = difference
        let found = sighting.difference
        return switch self {
        case .seen(let text, let names, _, _):
            text.title == found.title && text.kind == found.kind && text.before.matches(found.before)
                && text.after.matches(found.after)
                && (names.isEmpty || item?.isOf(names, sighting.sampleIndices) == true)
        case .adoption(let change):
            item.map { $0.adoptsScenes && change.brings(about: found, in: $0) } ?? false
        }
    }
}

/// A difference as it was seen, and the case; nil if it concerns none.
typealias FoundDifference = (sighting: Sighting, item: Case?)

extension [Acceptance] {
    /// Returns the acceptance of each difference; nil for one that is not meant where it was seen.
    ///
    /// In their order, each accepts what it fits and none before it accepts. One for a set of cases accepts that only if it is exactly in these,
    /// and then in their variants as well.
    func acceptances(of found: [FoundDifference]) -> [Acceptance?] {
        var accepted = [Acceptance?](repeating: nil, count: found.count)
        for acceptance in self {
            var fitting = found.indices.filter { accepted[$0] == nil && acceptance.fits(found[$0]) }
            if let set = acceptance.set {
                let names = fitting.compactMap { found[$0].item }.mainNames
                guard names.set == set else { continue }
                let cases = names.map { Difference.Pattern(stringLiteral: $0) }
                fitting.removeAll { found[$0].item?.isOf(cases, found[$0].sighting.sampleIndices) != true }
            }
            for index in fitting { accepted[index] = acceptance }
        }
        return accepted
    }

    /// Whether one of them may accept a difference that was seen in a case, as far as that can be told before all cases are known.
    func mayAccept(_ sighting: Sighting, in item: Case) -> Bool {
        contains { $0.fits((sighting, item)) }
    }

    /// The acceptances that accept more than one difference, as differences, and those that accept nothing, as one: they are no more than a list
    /// of what to remove, and are not to bury the others.
    ///
    /// What adopting scenes brings about is accepted as one, and needed by every app that adopts them: how much of it the app's code notices
    /// depends on the methods that it has.
    func mistakes(
        in accepted: [(acceptance: Acceptance?, row: ComparisonReport.Row)], whereScenesAreAdopted isAdopting: Bool
    ) -> [Difference] {
        var mistakes: [Difference] = []
        var unneeded: [String] = []
        for acceptance in self {
            guard case .seen(let text, let names, let set, _) = acceptance else { continue }
            let rows = accepted.filter { $0.acceptance == acceptance }.map(\.row)
            let causes = rows.filter(\.isOfSample).map(\.difference.description)
            if causes.count > 1 { mistakes.append(Difference(.broadAcceptance, .list(causes), .nothing)) }
            guard rows.isEmpty else { continue }
            let places = names.map(\.description) + [set].compactMap(\.self)
            unneeded.append(places.isEmpty ? "\(text)" : "\(text), in \(places.joined(separator: ", "))")
        }
        if !isAdopting, contains(.adoption(.swipe)) { unneeded.append(SceneAdoption.name) }
        if unneeded.isEmpty { return mistakes }
        // Another difference may have taken the place of what is accepted, which comes back when that is mended.
        let isBesideOthers = accepted.contains { $0.acceptance == nil }
        return mistakes + [Difference(.unneededAcceptance, .list(unneeded), isBesideOthers ? .absent : .nothing)]
    }
}

extension [Case] {
    /// The names of those of the samples, or of the variants if there are no others.
    fileprivate var mainNames: [String] {
        let ofSamples = filter { $0.variantOf == nil }
        return (ofSamples.isEmpty ? self : ofSamples).map(\.name)
    }
}

extension [String] {
    /// What tells these names, in whichever order, from others: how many they are, and a checksum (FNV-1a).
    var set: String {
        let names = Set(self).sorted()
        let sum = names.joined(separator: "\n").utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return "\(names.count)-\(String(sum, radix: 16))"
    }
}

extension Acceptance.Text: CustomStringConvertible {
    var description: String { "\(title) | \(kind): \(before) -> \(after)" }
}
