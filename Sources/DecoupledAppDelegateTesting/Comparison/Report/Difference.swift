public import DecoupledAppDelegate

/// Something that an app no longer does, newly does, or does differently.
///
/// An effect that the other side has as well, less or more often, is marked `once less` or `once more`, and what the app has asked of the
/// system and no longer asks in the end, `taken back`.
public struct Difference: Hashable, Codable, Sendable {
    /// The kind of difference.
    ///
    /// Compare kinds with `==` or in a `switch` with a `default`, as later versions of the package may add some.
    public struct Kind: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The name of the static member, such as `notHandled`.
        public let rawValue: String

        /// Creates a kind from its name.
        ///
        /// - Parameter rawValue: The name of the static member.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name.
        public var description: String { rawValue }
    }

    /// What one side of a difference is; the rule of its kind puts it into words.
    enum Side: Hashable, Codable {
        /// Nothing is there, or is done.
        case nothing
        /// What the rule of the kind looks for is there, or is not.
        case present, absent
        /// Nothing is done, since scenes have taken the launch options away.
        case nothingWithoutOptions
        case text(String)
        case list([String])
        /// What is done only after the result.
        case afterResult([String])
        case times(Int)
        case reply(Entry.Reply)

        init(_ effects: [String]) { self = effects.isEmpty ? .nothing : .list(effects) }
    }

    /// The kind of difference.
    public let kind: Kind

    /// The event; nil if the difference concerns the case as a whole.
    public let event: AppEvent?

    /// The name of the event's slot; nil if the difference concerns the case as a whole, or the slot does not matter to it.
    public let slot: String?

    let old: Side
    let new: Side

    /// Whether the app had scenes afterwards where it was seen; empty if it concerns no case.
    public internal(set) var worlds: [Comparison.World] = []

    init(_ kind: Kind, of event: AppEvent? = nil, in slot: String? = nil, _ old: Side, _ new: Side) {
        self.kind = kind
        self.event = event
        self.slot = slot
        self.old = old
        self.new = new
    }
}

extension Difference {
    /// What it was before, as text.
    public var before: String { text(of: old) }

    /// What it is afterwards, as text.
    public var after: String { text(of: new) }

    /// What it means and what to do about it.
    public var advice: String { rule.advice(self) }

    /// The rule of its kind; one that says nothing for a kind that there is not.
    var rule: Rule { Rule.all.first { $0.kind == kind } ?? Rule(kind: kind, questions: [], advice: { _ in "" }) }

    private func text(of side: Side) -> String { rule.words[side] ?? side.text }

    /// What it concerns, whatever both sides are.
    var topic: String { "\(title) | \(kind)" }

    /// Whether something is gone, and nothing came in its place.
    var isRemoval: Bool { [.nothing, .nothingWithoutOptions, .absent].contains(new) }

    /// Whether another difference is the same to a reader, wherever it was seen.
    func isSame(as other: Difference) -> Bool { "\(self)" == "\(other)" }
}

extension Difference.Side {
    /// The words for it where its rule has no others.
    fileprivate var text: String {
        switch self {
        case .nothing, .nothingWithoutOptions: "nothing"
        case .present: "there"
        case .absent: "not there"
        case .text(let text): text
        case .list(let texts): texts.listed
        case .afterResult(let effects): "\(effects.listed), after the result"
        case .times(let count): count == 1 ? "called once" : "called \(count) times"
        case .reply(let reply): reply.text
        }
    }
}
