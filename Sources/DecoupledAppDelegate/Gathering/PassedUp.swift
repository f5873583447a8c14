/// The answer that a closure above the handlers returns, or the neutral one if it returns none.
struct PassedUp<Base: Combination>: Combination, Sendable {
    private(set) var output: Base.Output

    init(_ base: Base) {
        output = base.output
    }

    mutating func add(_ answer: Reply<Base.Output>) -> Progress {
        output = answer.answer ?? output
        return .settled
    }

    static func text(of answer: Reply<Base.Output>) -> String { answer.answer.map(text(ofOutput:)) ?? "none" }

    static func text(ofOutput output: Base.Output) -> String { Base.text(ofOutput: output) }
}
