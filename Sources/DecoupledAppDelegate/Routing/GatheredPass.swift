/// A gathered event on its way through a slot: what every gathering of its answers is made from.
@MainActor
struct GatheredPass<Input: EventInput, C: Combination & Sendable> where C.Answer: Sendable {
    let event: Event<Input, Reply<C.Output>>
    let input: Input
    let slot: String
    let log: PassLog

    private let combination: C
    private let diagnostics: Diagnostics

    init<Slots, Role>(
        _ event: Event<Input, Reply<C.Output>>,
        _ input: Input,
        _ slot: Slot<Slots, Role>,
        _ combination: C,
        _ diagnostics: Diagnostics
    ) {
        self.event = event
        self.input = input
        self.slot = slot.name
        self.combination = combination
        self.diagnostics = diagnostics
        log = PassLog(event: event.id, slot: slot.name, input: input, diagnostics: diagnostics)
    }

    /// Makes a gathering that the handlers of the slot are asked for.
    func makeGathering(capacity: Int) -> Gathering<C> {
        Gathering(
            event: event.id,
            slot: slot,
            combination: combination,
            capacity: capacity,
            diagnostics: diagnostics,
            log: log
        )
    }

    /// Makes the gathering that awaits what the interceptions return.
    func makeGatheringAboveInterceptions() -> Gathering<PassedUp<C.Output>> {
        Gathering(
            event: event.id,
            slot: slot,
            combination: PassedUp(neutral: combination.output),
            capacity: 1,
            diagnostics: diagnostics,
            log: nil
        )
    }

    /// Completes the record when a gathering has answered the system.
    func finishLog<Top: Combination>(with gathering: Gathering<Top>) where Top.Output == C.Output {
        guard log.isRecording else { return }
        gathering.didAnswer = { [log] in log.finish(C.text(ofOutput: $0)) }
    }
}

/// The answer that interceptions return, or the neutral one if they return none.
struct PassedUp<Value>: Combination, Sendable {
    private var value: Handover<Value>

    init(neutral: Value) {
        value = Handover(value: neutral)
    }

    var output: Value { value.value }

    mutating func add(_ answer: Handover<Value>) -> Progress {
        value = answer
        return .settled
    }
}
