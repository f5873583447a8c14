public import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// A handler that fills every role, records each event, and returns the results that you set.
///
/// ```swift
/// let recorder = RecordingHandler()
/// recorder.answer(.openURL, with: true)
/// let app = TestApp()
/// app.delegate.urlDelegate = [recorder, DeepLinks()]
/// app.open(URL(string: "courier://parcel/7")!)
/// #expect(recorder.entries == [.init(.openURL, "courier://parcel/7")])
/// ```
///
/// Unless you set a result, it finishes at once, and affects the merged one only of orientations: it then allows what the app declares.
@preconcurrency @MainActor public final class RecordingHandler: EventHandler {
    /// An event that the handler received.
    public struct Entry: Hashable, Sendable {
        /// The event.
        public let event: AppEvent

        /// Its arguments as text, everything shown.
        public let input: String

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - event: The event.
        ///   - input: Its arguments as text.
        public init(_ event: AppEvent, _ input: String = "") {
            self.event = event
            self.input = input
        }
    }

    /// How the handler calls the completion handler of an event.
    public enum Manner<Answer> {
        /// The completion handler is kept until ``RecordingHandler/finish(_:with:)``.
        case later

        /// The completion handler is called twice, with the same answer.
        case twice(Answer)

        /// The completion handler is dropped without being called.
        case never
    }

    /// What the handler received, in order.
    public private(set) var entries: [Entry] = []

    /// The events that the handler wants; nil for all.
    ///
    /// Like the result of every `RoleHandler.handles(_:)` it is read when the handler comes into a slot, and by
    /// `refreshResponses()`.
    public var wantedEvents: Set<AppEvent>?

    private var answers: [AppEvent: any AnswerClosure] = [:]
    private var keptCompletions: [AppEvent: [Any]] = [:]

    /// Creates a handler that has received nothing.
    ///
    /// - Parameter wantedEvents: The events that it wants; nil for all.
    public init(wanting wantedEvents: Set<AppEvent>? = nil) {
        self.wantedEvents = wantedEvents
        super.init()
    }

    /// The events of the entries.
    public var events: [AppEvent] { entries.map(\.event) }

    /// Forgets the entries; instructions and completion handlers that it has kept remain.
    public func removeEntries() { entries = [] }

    /// Returns whether the event is among those that are wanted.
    public override func handles(_ event: AppEvent) -> Bool { wantedEvents?.contains(event) ?? true }

    override func closure(for event: AppEvent, _ input: Any) -> (any AnswerClosure)? {
        entries.append(Entry(event, InputText().text(of: input, at: event)))
        return answers[event]
    }
}

extension RecordingHandler.Entry: CustomStringConvertible {
    /// The event and its arguments.
    public var description: String { (input.isEmpty ? event.code : "\(event.code) \(input)").visible }
}

// MARK: Instructions

extension RecordingHandler {
    private struct KeptCompletion<Output> {
        let completion: @Sendable (Output) -> Void
    }

    /// Returns a value for an event from now on.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - answer: The result.
    public func answer<Input, Output>(_ event: Event<Input, Output>, with answer: Output) {
        self.answer(event) { _ in answer }
    }

    /// Returns the result of a closure for an event from now on.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - body: Returns the result.
    public func answer<Input, Output>(_ event: Event<Input, Output>, by body: @escaping @MainActor (Input) -> Output) {
        answers[event] = EventAnswer(body: body)
    }

    /// Passes a value to the completion handler of an event from now on, at once.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - answer: The result.
    public func answer<Input, Output>(_ event: Event<Input, Reply<Output>>, with answer: Output) {
        self.answer(event) { _, completion in completion(answer) }
    }

    /// Calls a closure with the completion handler of an event from now on.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - body: Takes the arguments and the completion handler.
    public func answer<Input, Output>(
        _ event: Event<Input, Reply<Output>>,
        by body: @escaping @MainActor (Input, @escaping @Sendable (Output) -> Void) -> Void
    ) { answers[event] = GatheredAnswer(body: body) }

    /// Calls the completion handler of an event later, twice or never from now on.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - manner: How it is called.
    public func answer<Input, Output>(_ event: Event<Input, Reply<Output>>, _ manner: Manner<Output>) {
        switch manner {
        case .later:
            answer(event) { [weak self] _, completion in
                self?.keptCompletions[event, default: []].append(KeptCompletion(completion: completion))
            }
        case .twice(let answer):
            self.answer(event) { _, completion in
                completion(answer)
                completion(answer)
            }
        case .never: answer(event) { _, _ in }
        }
    }

    /// Calls the completion handlers that the handler has not called yet.
    ///
    /// - Parameters:
    ///   - event: An event whose completion handler is called later.
    ///   - answer: The result for each time that the handler received it.
    public func finish<Input, Output>(_ event: Event<Input, Reply<Output>>, with answer: Output) {
        for case let kept as KeptCompletion<Output> in keptCompletions.removeValue(forKey: event) ?? [] {
            kept.completion(answer)
        }
    }
}
