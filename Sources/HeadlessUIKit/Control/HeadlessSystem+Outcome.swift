extension HeadlessSystem {
    /// Makes a request of the application, and answers with its outcome.
    ///
    /// UIKit asks a scene's delegate for no answer. A delegate of the application that knows the outcome tells it all the same; of
    /// another one the answer says only that it was told.
    ///
    /// - Parameters:
    ///   - completion: Receives the answer.
    ///   - method: The method that the request has in applications without scenes.
    ///   - request: Makes the request, and calls its argument with what the delegate answered; nil if it has no method for that.
    func answer(
        _ completion: @escaping @MainActor (ControlAnswer) -> Void, of method: DelegateMethod,
        _ request: (@escaping @MainActor (Bool?) -> Void) -> Void
    ) {
        let connectsScene = isSceneBased && frontScene == nil
        let returnsAnswer = !isSceneBased || method == .performShortcutAction && !connectsScene
        guard let delegate = application.currentDelegate as? any EventOutcomeReporting else {
            return request { completion(ControlAnswer($0, isKnown: returnsAnswer)) }
        }
        var answer: Bool??
        var outcome: EventOutcome??
        let finish = { @MainActor in
            guard let answer, let outcome else { return }
            completion(outcome.map(ControlAnswer.init) ?? ControlAnswer(answer, isKnown: returnsAnswer))
        }
        delegate.reportOutcome(of: method.rawValue) {
            request {
                answer = .some($0)
                finish()
            }
        } to: {
            outcome = .some($0)
            finish()
        }
    }
}

extension ControlAnswer {
    /// What a delegate answered; where it could not, true means that it was told.
    fileprivate init(_ answer: Bool?, isKnown: Bool) {
        if answer == true, !isKnown {
            self = .notified
        } else {
            self.init(isHandled: answer == true, words: answer.map { "\($0)" } ?? Self.noHandler)
        }
    }

    /// What handlers answered, and which of them handled the event.
    fileprivate init(_ outcome: EventOutcome) {
        let handlers = outcome.handlers.isEmpty ? "" : ": \(outcome.handlers.joined(separator: ", "))"
        self.init(isHandled: outcome.isHandled, words: outcome.answer + handlers)
    }
}
