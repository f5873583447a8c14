/// Asks handlers which events they want while slots are changed, and notes what they answer: nobody is asked twice.
@MainActor struct RecipientQuery {
    private enum Scope {
        /// A handler whose answer is known from before is not asked.
        case newcomers

        /// All are asked, even those.
        case all
    }

    private var scope = Scope.newcomers

    /// The answers, by the index of the slot.
    private var answers: [Int: [Recipient]] = [:]

    /// The entries whose handlers have been asked.
    private var asked: Set<ObjectIdentifier> = []

    /// Has all handlers asked from now on, those too whose answers were known.
    mutating func askAll() {
        guard scope == .newcomers else { return }
        scope = .all
        let asked = asked
        answers = answers.mapValues { $0.filter { asked.contains(ObjectIdentifier($0.entry)) } }
    }

    /// Asks the handlers of a slot that have not answered.
    ///
    /// - Parameters:
    ///   - entries: The handlers.
    ///   - slot: The slot.
    ///   - known: What the slot's handlers have answered before this change.
    ///   - ask: Asks one, which may change slots; nil if it has been freed.
    mutating func ask(
        _ entries: [AnyHandlerEntry], of slot: AnySlot, knowing known: [Recipient],
        _ ask: (AnyHandlerEntry) -> Recipient?
    ) {
        let known = scope == .all ? [] : known
        let answered = answers[slot.index] ?? []
        var all: [Recipient] = []
        for (index, entry) in entries.enumerated() {
            if let answer = answered.recipient(for: entry, at: index) ?? known.recipient(for: entry, at: index) {
                all.append(answer)
            } else {
                asked.insert(ObjectIdentifier(entry))
                if let answer = ask(entry) { all.append(answer) }
            }
        }
        answers[slot.index] = all
    }

    /// Returns the answers of the handlers of some slots, by the index of the slot.
    func answers(of slots: [AnySlot]) -> [Int: [Recipient]] {
        let indices = Set(slots.map(\.index))
        return answers.filter { indices.contains($0.key) }
    }
}

extension [Recipient] {
    /// Returns what a handler has answered, whose entry may be a new one, and most often is at the same index.
    fileprivate func recipient(for entry: AnyHandlerEntry, at index: Int) -> Recipient? {
        if index < count, self[index].entry === entry { return self[index] }
        guard let object = entry.object else { return nil }
        return first { $0.entry.representedIdentity == entry.representedIdentity && $0.entry.object === object }
            .map { Recipient(entry: entry, optedOut: $0.optedOut) }
    }

    /// Returns the recipients whose handlers are not among others.
    func without(_ others: [Recipient]) -> [Recipient] {
        enumerated().filter { index, recipient in others.recipient(for: recipient.entry, at: index) == nil }
            .map(\.element)
    }
}
