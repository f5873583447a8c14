import Foundation

// This folder is how an event reaches handlers, and what their answers become. `Delivery` is one event on its way, and `Outcome` what has come
// of it. `Definitions` says how each event is delivered, `Slots` which handlers there are and what they want, `Interception` what closures do
// with an event, `Rules` how handlers are called, `Answers` how their answers become one, and `Keeping` what waits for handlers that are added
// later. In which order an event passes them is in `EventRouter+Road`. Nothing here knows a role's protocol, or differs by platform.

/// One event on its way: what it is, where it comes from, who receives it, and what has come of it.
///
/// A `Delivery`, its only subclass, has the arguments and the answer.
@MainActor class AnyDelivery {
    final let definition: AnyEventDefinition
    final unowned let registry: HandlerRegistry
    private(set) final var origin: Origin

    /// When it arrived, and how long handlers may take from then on; nil where neither matters.
    final let timing: Timing?

    /// The kept event that this offers once more; nil for an event that has just arrived.
    final let offer: KeptEvent.Offer?

    /// Those who receive it.
    private(set) final var recipients = Recipients()

    /// The closures that intercept it.
    final var chain = Chain()

    /// What has come of it so far.
    fileprivate(set) final var outcome = Outcome()

    /// The result that it waits for: that of the topmost closure that waits for one, or of its handlers.
    private(set) final var result: AnyAwaitedResult?

    /// Times the calls and writes the record; nil where nobody wants either.
    private(set) final var log: EventLog?

    fileprivate init(
        _ definition: AnyEventDefinition, from origin: Origin, by registry: HandlerRegistry, timing: Timing?,
        offer: KeptEvent.Offer?
    ) {
        self.definition = definition
        self.origin = origin
        self.registry = registry
        self.timing = timing
        self.offer = offer
    }

    /// The arguments, and the answer, for records.
    var recorded: (input: Any, answer: Any) { ((), ()) }

    /// What tells it from others of its kind, whichever delegate is called; nil for an event that is not of scenes.
    var content: AnyHashable? { nil }

    /// Its answer so far, for the same event that arrives by another way.
    var answerSoFar: AnyAnswer? { nil }

    /// Forgets the answer, which nobody takes.
    func forgetAnswer() {}

    /// Takes the answer of the same event, which has arrived by another way.
    func replaceAnswer(by _: AnyAnswer?) {}

    /// Returns the arguments, if they are of a type.
    func input<Value>(as: Value.Type) -> Value? { nil }

    /// Returns the same event, which nobody has received.
    func copy(from: Origin, as: KeptEvent.Offer?, timing: Timing?) -> AnyDelivery { self }

    /// Calls the closures that intercept it, and the handlers where the last of them passes it on.
    func callChain() {}

    /// Answers that it has been handled, since a condition holds it.
    func answerAsHeld(by key: String) {}

    /// Answers as without handlers, since a condition rejects it.
    func answerAsRejected() {}

    /// Calls the handlers, without closures.
    func callHandlers() {}

    /// Says who receives it, through which closures.
    final func setRecipients(_ recipients: Recipients, through closures: [Interception] = []) {
        outcome.passConditions()
        self.recipients = recipients
        chain = Chain(closures)
        for recipient in recipients.leftOut { outcome.addReceiver(recipient.entry) }
    }

    /// Says who else receives it, without closures, since it has come already.
    final func setFurtherRecipients(_ recipients: Recipients, receivedBy others: [Recipient]) {
        setRecipients(recipients)
        outcome.passClosures()
        for recipient in others { outcome.addReceiver(recipient.entry) }
    }

    /// Conditions have it, one of which holds it from all but those who have received it with something else.
    final func hold(by key: String, receivedBy others: [AnyHandlerEntry]) {
        outcome.hold(by: key, receivedBy: others)
    }

    /// A recipient is called.
    final func willCall(_ recipient: Recipient) {
        if !recipient.isObserver { outcome.reachHandler() }
        outcome.addReceiver(recipient.entry)
    }

    /// Handlers, or a closure in their place, have answered.
    final func decide(_ decision: Decision) { outcome.decide(decision) }

    /// It has been handled, kept or left to somebody else.
    final func conclude(as fate: Fate) { outcome.conclude(as: fate) }

    /// An override has passed it on, and this has come of that.
    final func takeOutcome(ofPassingOn outcome: Outcome) { self.outcome = outcome }

    /// Adds what is known of where the event comes from, since its report was passed on without.
    final func addOrigin(_ known: Origin) {
        origin = Origin(
            known.way, from: origin.application, in: origin.scene ?? known.scene, object: origin.object ?? known.object)
    }

    /// Begins its log, where somebody wants one.
    final func beginLog() { log = registry.log(of: self) }

    /// Notes the result that it waits for.
    final func wait(for result: AnyAwaitedResult) {
        // Exchanged, since the old one may retain closures of the app.
        _ = exchange(&self.result, with: result)
    }
}

extension AnyDelivery {
    final var id: AppEvent { definition.id }

    /// The scene whose delegate was called in place of the app delegate; nil for an event that UIKit reports to both, such as a transition.
    final var sceneInPlaceOfApp: UIScene? { definition.isOfScenes ? origin.scene : nil }

    final func reportFault(_ reason: Fault.Reason, by name: String) {
        registry.reportFault(reason, by: name, at: definition)
    }
}

/// One event on its way, with its arguments and its answer.
@MainActor final class Delivery<Input, Output>: AnyDelivery {
    let event: EventDefinition<Input, Output>
    let input: Input

    /// The merged answer; nil until there is one.
    private var answer: Output?

    init(
        of event: EventDefinition<Input, Output>, _ input: Input, from origin: Origin, by registry: HandlerRegistry,
        offer: KeptEvent.Offer? = nil, timing: Timing?
    ) {
        self.event = event
        self.input = input
        super.init(event, from: origin, by: registry, timing: timing, offer: offer)
    }

    /// Gives out the merged answer, which is the neutral one if nobody has received the event.
    ///
    /// It is forgotten then, since a call that a closure has stored would keep it alive.
    func takeAnswer() -> Output { exchange(&answer, with: nil) ?? event.rule.neutral(input, origin) }

    override func forgetAnswer() { _ = exchange(&answer, with: nil) }

    override var recorded: (input: Any, answer: Any) {
        (input, answer.map { ($0 as? any AnyReply)?.recorded ?? $0 } ?? ())
    }

    override var content: AnyHashable? { event.content?(input) }

    override var answerSoFar: AnyAnswer? { answer.map(GivenAnswer.init) }

    override func replaceAnswer(by other: AnyAnswer?) {
        if let other = other as? GivenAnswer<Output> { answer = other.output }
    }

    override func input<Value>(as: Value.Type) -> Value? { input as? Value }

    override func copy(from origin: Origin, as offer: KeptEvent.Offer?, timing: Timing?) -> AnyDelivery {
        Delivery(of: event, input, from: origin, by: registry, offer: offer, timing: timing)
    }

    override func answerAsHeld(by key: String) {
        log?.tell(.omission(.interception(key: key), .held))
        answer = event.answerWhileHeld
    }

    override func answerAsRejected() { answer = event.rule.neutral(input, origin) }

    override func callChain() {
        let top = chain.layers.count
        guard top > 0 else { return answer = callNext(input, below: 0) }
        answer = event.rule.aroundClosures(input, self) { self.callNext($0, below: top) }
    }

    override func callHandlers() { answer = event.rule.callRecipients(self, input) }
}

extension Delivery {
    /// Calls the topmost closure below a level that has not been removed meanwhile, or the handlers.
    ///
    /// - Parameters:
    ///   - input: The arguments, as the closure above passes them on.
    ///   - level: The level of the closure that passes the event on.
    /// - Returns: What the closure, or the handlers together, answer.
    func callNext(_ input: Input, below level: Int) -> Output {
        for index in chain.layers[..<level].indices.reversed() {
            guard let closure = chain.layers[index].closure(over: event) else { continue }
            let call = ClosureCall<Output>(delivery: self, index: index) {
                closure.body(input, self.chain.layers[index], self, index)
            }
            return event.rule.intercept(input, call)
        }
        outcome.passClosures()
        return event.rule.callRecipients(self, input)
    }
}
