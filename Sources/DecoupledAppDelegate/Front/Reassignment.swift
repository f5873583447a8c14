import Dispatch

/// Has an application and its scenes ask their delegates anew when an answer has changed that they cache.
///
/// UIKit caches what `responds(to:)` said when its delegate was set. The same object is set again, once, on the next turn of the
/// main run loop: UIKit does not expect its delegate to change inside a callback.
@MainActor
final class Reassignment {
    /// The answers that UIKit knows, from the first change of a turn until the delegate has been set anew.
    private var knownAnswers: Set<AppEvent>?

    private let responses: Responses
    private let reassign: () -> Bool

    /// Creates what waits for changed answers.
    ///
    /// - Parameters:
    ///   - responses: The answers.
    ///   - reassign: What sets the delegate anew, and returns false where it is too early for that.
    init(of responses: Responses, _ reassign: @escaping () -> Bool) {
        self.responses = responses
        self.reassign = reassign
    }

    /// Notes that the answers change from what they have been.
    func schedule(from answers: Set<AppEvent>) {
        guard knownAnswers == nil else { return }
        knownAnswers = answers
        performOnNextTurn()
    }

    /// Notes that the application is known, which may have asked since the answers changed.
    func begin() {
        if responses.wasAsked {
            knownAnswers = nil
        } else if knownAnswers != nil {
            performOnNextTurn()
        }
    }

    private func performOnNextTurn() {
        DispatchQueue.main.async { [weak self] in self?.perform() }
    }

    private func perform() {
        guard let knownAnswers else { return }
        if knownAnswers == responses.current || reassign() { self.knownAnswers = nil }
    }
}
