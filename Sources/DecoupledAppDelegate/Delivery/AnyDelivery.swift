import Foundation

// This folder is how an event reaches handlers, and what their answers become. `Delivery` is one event on its way, and
// `DeliveryProgress` what has come of it. `Definitions` says how each event is delivered, `Slots` which handlers there
// are and what they want, `Interception` what closures do with an event, `Rules` how handlers are called, `Answers` how
// their answers become one, and `Keeping` what waits for handlers that are added later. In which order an event passes
// them is in `EventRouter+Road`. Nothing here knows a role's protocol, or differs by platform; `AsyncForm` alone
// differs by the system's version.

/// One event on its way: what it is, where it comes from, who receives it, and what has come of it.
///
/// A `Delivery`, its only subclass, has the arguments and the answer.
@MainActor class AnyDelivery {
    final let definition: AnyEventDefinition
    final unowned let registry: HandlerRegistry
    private(set) final var origin: Origin

    /// When it arrived, and how long handlers may take from then on; nil where neither matters.
    final let timing: Timing?

    /// Whether it has just arrived, or why it is delivered once more.
    private(set) final var reason: DeliveryReason

    /// The handlers that receive it.
    private(set) final var recipients = Recipients()

    /// The closures that intercept it, of which the last is the topmost.
    private(set) final var closures: [Interception] = []

    /// Which of those closures, and whether the handlers, wait for an answer.
    private(set) final lazy var waitingLevels = WaitingLevels(top: closures.count)

    /// What has come of it so far.
    private(set) final var progress = DeliveryProgress()

    /// The recipients that were called, by their index; a closure may have them called more than once.
    private(set) final var called: [Int] = []

    /// The collector of the event's answer: that of the topmost closure that awaits one, else that of the handlers. If
    /// a closure passes the event on several times, or late, the last.
    private(set) final var collector: AnyAnswerCollector?

    /// Times the calls and writes the record; nil where nobody wants either.
    private(set) final var log: EventLog?

    init(
        _ definition: AnyEventDefinition, from origin: Origin, by registry: HandlerRegistry, timing: Timing?,
        reason: DeliveryReason
    ) {
        self.definition = definition
        self.origin = origin
        self.registry = registry
        self.timing = timing
        self.reason = reason
    }

    /// The arguments, and the answer, for records.
    var recorded: (input: Any, answer: Any) { ((), ()) }

    /// What tells the event from others of its kind, such as its URL, whichever delegate UIKit calls; nil for an event
    /// that scene delegates do not receive.
    var contentKey: AnyHashable? { nil }

    /// Its answer so far, for a duplicate.
    var answerSoFar: AnyAnswer? { nil }

    /// Forgets the answer, which nobody takes.
    func forgetAnswer() {}

    /// Takes the answer of its original.
    func replaceAnswer(by _: AnyAnswer?) {}

    /// Returns the arguments, if they are of a type.
    func input<Value>(as: Value.Type) -> Value? { nil }

    /// Returns the same event, which nobody has received.
    func copy(from: Origin, reason: DeliveryReason, timing: Timing?) -> AnyDelivery { self }

    /// Calls the closures that intercept it, and the handlers where the last of them passes it on.
    func callChain() {}

    /// Answers that it has been handled, since a condition holds it.
    func answerAsHeld(by key: String) {}

    /// Answers as without handlers, since a condition rejects it.
    func answerAsRejected() {}

    /// Conditions have admitted it: its recipients receive it, through closures.
    final func assignRecipients(_ recipients: Recipients, through closures: [Interception] = []) {
        progress.passConditions()
        self.recipients = recipients
        self.closures = closures
        if closures.isEmpty { progress.passClosures() }
        if recipients.exclusion == .receivingElsewhere,
            recipients.excluded.contains(where: { !$0.isObserver && $0.wants(event) })
        {
            progress.expectReceiverElsewhere()
        }
    }

    /// The event has come already; wrapped delegates that have not received it may, or it brings its scene.
    final func setDuplicate(of original: DeliveryProgress) { reason = .duplicate(of: original) }

    /// A condition holds it from its recipients.
    final func withhold(from recipients: Recipients) {
        self.recipients = recipients.withheld()
    }

    /// A recipient is called.
    final func willCall(_ recipient: Recipient, at index: Int) {
        if !recipient.isObserver { progress.reachHandler() }
        called.append(index)
    }

    /// An override has passed the event on to super: what comes of that delivery is what comes of this one.
    final func adoptProgress(of passedOn: AnyDelivery) {
        progress = passedOn.progress
        recipients = passedOn.recipients
        called = passedOn.called
        collector = passedOn.collector
    }

    /// Adds the scene and the object that it lacks, as another report of the event has them, and takes the entry point
    /// of that.
    final func adoptOrigin(_ known: Origin) {
        origin = origin.completed(from: known)
    }

    /// Begins its log, where records are wanted.
    final func beginLog() { log = registry.log(of: self) }

    /// Has the event wait for a collector.
    final func setCollector(_ collector: AnyAnswerCollector) {
        // Exchanged, since the old one may retain closures of the app.
        _ = exchange(&self.collector, with: collector)
    }
}

/// Why an event is delivered.
enum DeliveryReason {
    /// It has just arrived.
    case arrival

    /// It was kept, and is offered to handlers that have not received it.
    case offer(KeptEvent.Offer)

    /// It is a duplicate; with how far the original has come.
    case duplicate(of: DeliveryProgress)
}

extension AnyDelivery {
    /// The kept event that this offers; nil for any other.
    final var offer: KeptEvent.Offer? { if case .offer(let offer) = reason { offer } else { nil } }

    /// Whether it is a duplicate that arrives; one that is offered later counts as any other event.
    final var isDuplicate: Bool { if case .duplicate = reason { true } else { false } }

    /// How far the original has come, if this is a duplicate, or offers one.
    final var originalProgress: DeliveryProgress? {
        switch reason {
        case .arrival: nil
        case .offer(let offer): offer.kept.originalProgress
        case .duplicate(let original): original
        }
    }

    final var event: AppEvent { definition.event }

    /// The handlers that are not offered the event later: those that were called, observers too, and those that receive
    /// it elsewhere.
    final var served: [AnyHandlerEntry] { (recipients.excluded + called.map { recipients.included[$0] }).map(\.entry) }

    /// The handlers that have received it, or may yet: a closure that has not passed it on may do so later.
    final var servedOrPending: [AnyHandlerEntry] {
        switch progress.state {
        case .atClosures, .concluded(.stopped): recipients.included.map(\.entry)
        case .atConditions, .atHandlers, .handlerCalled, .concluded: served
        }
    }

    /// Whether no answer is awaited.
    final var isAnswered: Bool { collector?.calls.isFinished != false }

    /// The scene whose delegate was called in place of the app delegate; nil for a transition, which UIKit posts of the
    /// application as well, and for an event that no scene has reported.
    final var sceneInPlaceOfApp: UIScene? { definition.isSentToScenes ? origin.scene : nil }

    final func reportFault(_ reason: Fault.Reason, by name: String) {
        registry.reportFault(reason, by: name, at: definition)
    }
}
