/// Every handler is told, in slot order, and none answers.
@MainActor struct ToldRule<Role, Input> {
    /// Calls a handler's method.
    let tell: @MainActor (Role, Input, UIApplication) -> Void

    /// Tells the handlers of a pass.
    func deliver(_ input: Input, from origin: Origin, to pass: inout Pass, by router: EventRouter) {
        while let index = pass.next(by: router) {
            guard let handler: Role = pass.handler(at: index) else { continue }
            pass.call(index) { tell(handler, input, origin.application) }
        }
    }
}
