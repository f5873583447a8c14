import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// An event as the documentation of its role has it: how the system tells of it, and the answer it gets where nobody has an opinion.
@MainActor
struct EventCase {
    /// The arguments of a method by which the system tells of an event, and what the method answers inside the call, in words.
    struct Told {
        var arguments: [String]
        let answer: String

        init(_ arguments: Any?..., answer: Any? = nil) {
            self.arguments = arguments.map(words)
            self.answer = words(answer)
        }
    }

    /// How an awaited event is answered by an ``AsyncListener``, in words, and when it is answered without an answer.
    struct Awaited {
        let answer: String
        let deadline: Double?

        init(_ answer: String, by deadline: Double?) {
            self.answer = answer
            self.deadline = deadline
        }
    }

    let event: AppEvent
    let neutralAnswer: String
    let awaited: Awaited?

    /// Whether the event's handlers have a completion handler.
    let isAwaited: Bool

    /// Returns a handler that answers the event; nil unless the answer is true or false.
    let handler: ((_ answer: Bool) -> any RoleHandler)?

    /// Has the system tell a launched or unlaunched application of the event, by the method it knows it by.
    let cause: (HeadlessSystem) -> Void

    /// Calls the method by which the system tells of the event.
    let tell: (AppDelegate, UIApplication) -> Told

    /// Adds a closure that notes the event in its typed form, and passes it on.
    let intercept: (AppDelegate, Journal) -> Interception

    /// Returns whether a closure intercepts the event.
    let isIntercepted: (AppDelegate) -> Bool

    /// An event; `tell` names all arguments.
    init<Input, Output>(
        of event: Event<Input, Output>,
        neutral: String,
        awaited: Awaited? = nil,
        cause: @escaping (HeadlessSystem) -> Void,
        tell: @escaping (AppDelegate, UIApplication) -> Told
    ) {
        self.event = event
        neutralAnswer = neutral
        self.awaited = awaited
        isAwaited = Output.self is any AnyReply.Type
        handler =
            if let event = event as? Event<Input, Bool> {
                { answer in Handling(event) { _ in answer } }
            } else if let event = event as? Event<Input, Reply<Bool>> {
                { answer in Handling(event) { _ in answer } }
            } else {
                nil
            }
        self.cause = cause
        self.tell = tell
        isIntercepted = { $0.isIntercepted(event) }
        intercept = { delegate, journal in
            delegate.intercept(event) { call in
                journal.note("interception \(event)")
                return call.next()
            }
        }
    }

    /// An event of the app; `tell` names the arguments beside the application.
    init<Input, Output>(
        _ event: Event<Input, Output>,
        neutral: String = "done",
        awaited: Awaited? = nil,
        cause: @escaping (HeadlessSystem) -> Void,
        tell: @escaping (AppDelegate, UIApplication) -> Told
    ) {
        self.init(of: event, neutral: neutral, awaited: awaited, cause: cause) { delegate, application in
            var told = tell(delegate, application)
            told.arguments.insert(words(application), at: 0)
            return told
        }
    }

    /// An event that has nothing but the application for an argument.
    init<Input>(
        _ event: Event<Input, Void>,
        cause: @escaping (HeadlessSystem) -> Void,
        method: @escaping (AppDelegate) -> @MainActor (UIApplication) -> Void
    ) {
        self.init(event, cause: cause) { delegate, application in
            method(delegate)(application)
            return Told()
        }
    }

    /// What a completion handler is called with inside a call, in words.
    static func answer<Answer>(_ call: (@escaping (Answer) -> Void) -> Void) -> String {
        var answer = "none yet"
        call { answer = words($0) }
        return answer
    }
}

/// A reply, whatever it is.
private protocol AnyReply {}

extension Reply: AnyReply {}
