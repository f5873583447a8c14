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
        _ completion: @escaping ControlAnswer.Receiver, of method: DelegateMethod,
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

/// What is done to scenes from outside.
extension HeadlessSystem {
    func answerToNewScene() -> ControlAnswer {
        guard let scene = connectScene() else {
            let words = isSceneBased ? "the app shows one scene only" : "the app has no scenes"
            return ControlAnswer(isHandled: false, words: words)
        }
        return ControlAnswer(isHandled: true, words: scene.session.persistentIdentifier)
    }

    func closeScene(
        _ identifier: String,
        completion: @escaping ControlAnswer.Receiver
    ) throws(ControlError) {
        guard let scene = application.connectedScenes.first(where: { $0.session.persistentIdentifier == identifier })
        else { throw .noSuch("scene", identifier, among: status.scenes.map(\.identifier)) }
        // Answered first, since nothing comes after the last one.
        completion(ControlAnswer(isHandled: true, words: "closed"))
        close(scene)
    }
}

/// What is done with notifications from outside.
extension HeadlessSystem {
    func notify(_ payload: PushPayload, completion: @escaping ControlAnswer.Receiver) {
        state.notificationCount += 1
        let identifier = "\(state.notificationCount)"
        let request = UNNotificationRequest(
            identifier: identifier, content: UNNotificationContent(payload), trigger: UNPushNotificationTrigger())
        deliver(request) { options in
            let isShown = notifications.contains { $0.request.identifier == identifier }
            let presentation = options?.words ?? (isShown ? "shown" : ControlAnswer.noHandler)
            completion(ControlAnswer(isHandled: isShown || options != nil, words: "\(identifier): \(presentation)"))
        }
    }

    func tapNotification(
        _ identifier: String,
        completion: @escaping ControlAnswer.Receiver
    ) throws(ControlError) {
        guard let notification = notifications.first(where: { $0.request.identifier == identifier }) else {
            throw .noSuch("notification", identifier, among: notifications.map(\.request.identifier))
        }
        respond(to: notification) { completion(ControlAnswer(isDone: $0 != nil)) }
    }
}

extension UNNotificationPresentationOptions {
    /// The presentation of a notification as text.
    fileprivate var words: String {
        let names = [(Self.banner, "banner"), (.list, "list"), (.sound, "sound"), (.badge, "badge")]
        let words = names.filter { contains($0.0) }.map(\.1)
        return words.isEmpty ? "none" : words.joined(separator: "+")
    }
}

extension UNNotificationContent {
    /// What the user sees of a push.
    fileprivate convenience init(_ payload: PushPayload) {
        var fields = Fields()
        fields.userInfo = payload.userInfo
        let aps = payload.values["aps"]
        let alert = aps["alert"]
        fields.title = alert["title"].text ?? ""
        fields.subtitle = alert["subtitle"].text ?? ""
        fields.body = alert.text ?? alert["body"].text ?? ""
        if case .integer(let number) = aps["badge"] { fields.badge = NSNumber(value: number) }
        fields.categoryIdentifier = aps["category"].text ?? ""
        fields.threadIdentifier = aps["thread-id"].text ?? ""
        fields.targetContentIdentifier = aps["target-content-id"].text
        self.init(fields: fields)
    }
}

extension JSONValue? {
    fileprivate subscript(key: String) -> JSONValue? { if case .object(let values) = self { values[key] } else { nil } }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
