/// The answer that a closure above the handlers returns, or the neutral one if it returns none.
struct PassedUp<Base: Combination>: Combination, Sendable {
    private var answer: Handover<Base.Output>

    init(_ base: Base) {
        answer = Handover(value: base.output)
    }

    var output: Base.Output { answer.value }

    mutating func add(_ answer: Handover<Base.Output>) -> Progress {
        self.answer = answer
        return .settled
    }

    static func text(of answer: Handover<Base.Output>) -> String { Base.text(ofOutput: answer.value) }

    static func text(ofOutput output: Base.Output) -> String { Base.text(ofOutput: output) }
}
