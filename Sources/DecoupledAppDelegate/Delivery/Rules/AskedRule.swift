/// Handlers are asked in slot order, and answer inside their methods; a combination merges the answers, and says when nobody else is asked.
@MainActor struct AskedRule<Role, Input, C: Combination> {
    /// Returns what merges the answers.
    let combination: @MainActor (Input, UIApplication) -> C

    /// Calls a handler's method.
    let ask: @MainActor (Role, Input, Origin) -> C.Answer

    /// Asks the handlers of a pass, and returns what has merged their answers.
    func deliver(_ input: Input, from origin: Origin, to pass: inout Pass, by router: EventRouter) -> C {
        var merged = combination(input, origin.application)
        while let index = pass.next(by: router) {
            guard let handler: Role = pass.handler(at: index) else { continue }
            let answer = pass.call(index) { ask(handler, input, origin) }
            if !pass.isObserver(at: index) { pass.note(merged.add(answer), by: index, to: router) }
        }
        return merged
    }
}
