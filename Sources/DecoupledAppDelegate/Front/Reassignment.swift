import Dispatch

/// Has an application ask its delegate anew when an answer has changed that it caches.
///
/// UIKit caches what `responds(to:)` said when its delegate was set. The same object is set again, once, on the next turn of the
/// main run loop: UIKit does not expect its delegate to change inside a callback.
@MainActor
final class Reassignment {
    /// The answers that UIKit knows, from the first change of a turn until the delegate has been set anew.
    private var knownAnswers: Set<AppEvent>?

    private let responses: Responses
    private let reassign: () -> Void

    /// Creates what waits for changed answers.
    ///
    /// - Parameters:
    ///   - responses: The answers.
    ///   - reassign: What sets the delegate anew.
    init(of responses: Responses, _ reassign: @escaping () -> Void) {
        self.responses = responses
        self.reassign = reassign
    }

    /// Notes that the answers change from what they have been.
    func schedule(from answers: Set<AppEvent>) {
        guard knownAnswers == nil else { return }
        knownAnswers = answers
        DispatchQueue.main.async { [weak self] in self?.perform() }
    }

    /// Notes that the application has asked for the answers as they are.
    func wasAsked() {
        knownAnswers = nil
    }

    private func perform() {
        guard let knownAnswers else { return }
        self.knownAnswers = nil
        if knownAnswers != responses.current { reassign() }
    }
}
