/// The changes of a registry's slots that have not been worked out.
@MainActor final class SlotChanges {
    private enum State {
        case idle

        /// Handlers are being asked which events they want.
        case asking
    }

    /// Whose handlers are to be asked, besides those of the slots whose handlers have changed.
    enum Marked {
        case slots(Set<Int>)

        /// All, even those that were asked before.
        case all
    }

    private var state = State.idle
    private(set) var marked = Marked.slots([])

    /// How many changes there have been.
    private(set) var revision = 0

    /// The slots as they were when their handlers had been asked.
    private var applied = Roles()

    /// Whether the handlers of a slot are to be asked.
    func requireAsking(_ slot: AnySlot, in roles: Roles) -> Bool {
        switch marked {
        case .all: true
        case .slots(let indices): indices.contains(slot.index) || roles[slot].mayDiffer(from: applied[slot])
        }
    }

    /// There is one more change.
    func add(_ change: Marked) {
        revision += 1
        switch (marked, change) {
        case (.all, _), (_, .all): marked = .all
        case (.slots(let before), .slots(let indices)): marked = .slots(before.union(indices))
        }
    }

    /// Begins to ask handlers; false while others are being asked, which will notice the change.
    func beginAsking() -> Bool {
        guard state == .idle else { return false }
        state = .asking
        return true
    }

    /// All have answered, and no slot has changed meanwhile.
    func endAsking() { marked = .slots([]) }

    /// The changes have been worked out.
    func finish(with roles: Roles) {
        state = .idle
        // Exchanged, since the deinit of an old handler, which this releases, may change a slot.
        _ = exchange(&applied, with: roles)
    }
}
