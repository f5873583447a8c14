import DecoupledAppDelegate

/// A handler's number with all that a slot is told of it.
struct Placing {
    var id: Int
    var key: String?
    var isObserver = false
    var isWeak = false
}

/// Where a handler goes.
enum Position {
    case last
    case before(Int)
    case after(Int)
}

/// Which of the two slots of the model test.
enum ModelSlot: Int, CaseIterable {
    /// The slot of a claim.
    case url

    /// A slot whose handlers are all told.
    case systemConditions
}

/// Something that can be done to slots.
enum SlotChange {
    case place(Placing, Position, in: ModelSlot)
    case remove(Int, in: ModelSlot)
    case setKey(String, Int, in: ModelSlot)
    case removeKey(String, in: ModelSlot)
    case setRouting(ClaimRouting, in: ModelSlot)
    case replace([Placing], ClaimRouting, in: ModelSlot)

    /// The roles change places with a set that was put aside.
    case swapRoles

    /// The owner of a weak handler lets go of it.
    case die(Int)

    /// The numbers of the handlers that it speaks of; nothing can be done with one that has died.
    var ids: [Int] {
        switch self {
        case .place(let placing, .last, _): [placing.id]
        case .place(let placing, .before(let id), _), .place(let placing, .after(let id), _): [placing.id, id]
        case .remove(let id, _), .setKey(_, let id, _), .die(let id): [id]
        case .replace(let placings, _, _): placings.map(\.id)
        case .removeKey, .setRouting, .swapRoles: []
        }
    }
}

/// One step of the model test.
enum SlotStep {
    case change(SlotChange)

    /// An event; the script says what the handlers do, by the number of the call.
    case event(ModelSlot, script: [Int: ScriptedAction])
}

/// What a handler does when it is called.
enum ScriptedAction {
    case change(SlotChange)
    case event(ModelSlot)
}

/// All that can be seen of slots from outside.
struct SlotView: Equatable {
    /// The numbers of the handlers, in order, for each slot.
    var handlers: [[Int]]

    /// The number of the handler under each key, for each slot.
    var keyed: [[String: Int]]

    /// The routing of each slot.
    var routings: [ClaimRouting]

    /// The slots that the last step had a duplicate reported for.
    var faults: [ModelSlot]

    /// The numbers of the handlers that the last step called.
    var calls: [Int]

    /// The answers of the last step's event and of those inside it, the innermost first.
    var answers: [Bool]
}
