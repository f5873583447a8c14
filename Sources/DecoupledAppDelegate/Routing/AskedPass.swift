/// Delivers an event that is answered inside the call.
extension EventRouter {
    /// Asks the handlers of a slot in order and returns their combined answer.
    ///
    /// Inlined with its combination, so that an untraced event costs about as much as a hand-written loop and allocates
    /// nothing.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments.
    ///   - slot: Its slot.
    ///   - combination: How the answers become one.
    ///   - traits: What is special about the event.
    ///   - scene: Returns the scene that the event belongs to.
    ///   - selection: Which handlers are asked; nil for all.
    ///   - ask: Calls a handler.
    /// - Returns: The combined answer.
    @inline(__always)
    func pass<Role, Input: EventInput, C: Combination>(
        _ event: AppEvent,
        _ input: Sent<Input>,
        to slot: @autoclosure () -> Slot<Role>,
        _ combination: @escaping @MainActor (Sent<Input>) -> C,
        _ traits: EventTraits,
        _ scene: @escaping @MainActor (Sent<Input>) -> AnyObject?,
        only selection: HandlerSelection?,
        _ ask: @escaping @MainActor (Role, Sent<Input>) -> C.Answer
    ) -> C.Output {
        let plain = audience[keyPath: slot().handlers].plain
        let isPlain = audience[keyPath: slot().handlers].remarks == nil && !(traits.contains(.kept) && plain.isEmpty)
        guard isPlain, !isObserving, selection == nil, traits.isDisjoint(with: [.lasting, .revoking]) else {
            let handlers = audience[keyPath: slot().handlers]
            return aside {
                AskedPass(event, slot(), combination, traits, scene, ask)
                    .run(input, to: handlers, by: self, only: selection)
            }
        }
        let generation = generation
        var combined = combination(input)
        // By index, which spares a comparison for each handler.
        for index in plain.indices {
            let handler = plain[index]
            if generation != self.generation, !isPresent(handler, in: slot()) { continue }
            switch combined.add(ask(handler, input)) {
            case .open: break
            case .claimed, .settled: return combined.output
            case .refused(let reason): report(reason, by: handler, in: slot().name, at: event)
            }
        }
        return combined.output
    }

    /// Keeps rare work out of the fast loop, which frees registers.
    @inline(never)
    private func aside<Output>(_ action: () -> Output) -> Output { action() }

    /// Whether a handler is still in its slot.
    @inline(never)
    func isPresent<Role>(_ handler: Role, in slot: Slot<Role>) -> Bool {
        audience[keyPath: slot.handlers].contains(handler)
    }

    @inline(never)
    private func report<Role>(_ reason: Fault.Reason, by handler: Role, in slot: String, at event: AppEvent) {
        diagnostics.report(reason, by: String(describing: type(of: handler as AnyObject)), in: slot, at: event)
    }
}

/// An event that is answered inside the call, with everything that the fast loop leaves out: interceptions, observers, keys, weak
/// handlers, routing, keeping, record and budget.
@MainActor
struct AskedPass<Role, Input: EventInput, C: Combination> {
    private let event: AppEvent
    private let slot: Slot<Role>
    private let combination: @MainActor (Sent<Input>) -> C
    private let traits: EventTraits
    private let scene: @MainActor (Sent<Input>) -> AnyObject?
    private let around: Surrounding?
    private let ask: @MainActor (Role, Sent<Input>) -> C.Answer

    /// What surrounds the asking of the handlers: it is given the arguments, and what asks the handlers with these or others.
    typealias Surrounding =
        @MainActor (Recipients<Role>, PassLog, Sent<Input>, (Sent<Input>) -> C.Output) -> C.Output

    @inline(never)
    init(
        _ event: AppEvent,
        _ slot: Slot<Role>,
        _ combination: @escaping @MainActor (Sent<Input>) -> C,
        _ traits: EventTraits,
        _ scene: @escaping @MainActor (Sent<Input>) -> AnyObject?,
        around: Surrounding? = nil,
        _ ask: @escaping @MainActor (Role, Sent<Input>) -> C.Answer
    ) {
        self.event = event
        self.slot = slot
        self.combination = combination
        self.traits = traits
        self.scene = scene
        self.around = around
        self.ask = ask
    }

    @inline(never)
    func run(
        _ input: Sent<Input>,
        to handlers: Handlers<Role>,
        by router: EventRouter,
        only selection: HandlerSelection?
    ) -> C.Output {
        let log = PassLog(
            event: event,
            slot: slot.name,
            diagnostics: router.diagnostics,
            summary: input.input.summary
        )
        let recipients = Recipients(handlers, of: event, in: slot, by: router, only: selection)
        if selection == nil { hold(input, by: router) }
        let answer: C.Output
        var isHeard = recipients.haveTaker
        if let layers = router.interceptions.stacks[event] {
            let reach = traits.contains(.kept) ? Reach() : nil
            let pass = InterceptedPass(through: layers, answer: answering(log, input.application)) {
                reach?.isReached = true
                return askHandlers(Sent($0, from: input.application), recipients, log)
            }
            answer = pass.descend(input.input)
            isHeard = isHeard || reach?.isReached == false
        } else {
            answer = askHandlers(input, recipients, log)
        }
        if traits.contains(.kept), !isHeard, !C.isClaim(answer) {
            let now = router.diagnostics.clock.now
            router.keep(event, in: slot, for: scene(input), since: now, heardBy: recipients) {
                rerun(input, by: $0, only: $1)
            }
        }
        log.finish(C.text(ofOutput: answer))
        return answer
    }

    private func hold(_ input: Sent<Input>, by router: EventRouter) {
        if traits.contains(.revoking) { router.kept.revoke(in: slot.name) }
        guard traits.contains(.lasting) else { return }
        router.kept.hold(event, in: slot.name) { rerun(input, by: $0, only: $1) }
    }

    /// Runs once more, for handlers that came later.
    private func rerun(_ input: Sent<Input>, by router: EventRouter, only selection: @escaping HandlerSelection) {
        _ = run(input, to: router.audience[keyPath: slot.handlers], by: router, only: selection)
    }

    private func askHandlers(_ input: Sent<Input>, _ recipients: Recipients<Role>, _ log: PassLog) -> C.Output {
        guard let around else { return loop(input, recipients, log) }
        return around(recipients, log, input) { loop($0, recipients, log) }
    }

    private func loop(_ input: Sent<Input>, _ recipients: Recipients<Role>, _ log: PassLog) -> C.Output {
        var combined = combination(input)
        var isSettled = false
        recipients.forEach(log) { handler, asked in
            if isSettled, asked.kind != .observer { return log.omitted(asked, .alreadyAnswered) }
            let start = log.now
            let line = log.asks(asked, at: start)
            let answer = ask(handler, input)
            log.answered(line, C.text(of: answer), since: start)
            log.returned(line, asked, since: start)
            if asked.kind == .observer { return }
            switch combined.add(answer) {
            case .open: break
            case .claimed: isSettled = recipients.routing == .untilHandled
            case .settled: isSettled = true
            case .refused(let reason): log.report(reason, by: asked)
            }
        }
        return combined.output
    }
}

extension AskedPass {
    /// Whether the closures have let an event through to its slot.
    private final class Reach {
        var isReached = false
    }

    /// What becomes of the answers of closures: one that the system cannot be given counts as neutral.
    private func answering(_ log: PassLog, _ application: UIApplication) -> InterceptedPass<Input, C.Output>.Answering {
        { [combination] layer, _, input, call in
            let asked = Asked.interception(key: layer.key)
            let start = log.now
            let line = log.asks(asked, at: start)
            let answer = call()
            log.answered(line, C.text(ofOutput: answer), since: start)
            log.returned(line, asked, since: start)
            let combination = combination(Sent(input, from: application))
            guard let objection = combination.objection(to: answer) else { return combination.completed(answer) }
            log.report(objection, by: asked)
            return combination.output
        }
    }
}
