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
        let returnsAnswer = !isSceneBased || method == .performShortcutAction && frontScene != nil
        guard let delegate = application.currentDelegate as? any EventOutcomeReporting else {
            return request { completion(ControlAnswer($0, isKnown: returnsAnswer)) }
        }
        var answer: ControlAnswer?
        var outcome: EventOutcome??
        let finish = { @MainActor in
            guard let answer, let outcome else { return }
            completion(outcome.map(ControlAnswer.init) ?? answer)
        }
        delegate.reportOutcome(of: method.rawValue) {
            request {
                answer = ControlAnswer($0, isKnown: returnsAnswer)
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
            self.init(answer.map { "\($0)" }, isHandled: answer == true)
        }
    }

    /// What handlers answered, and which of them handled the event.
    fileprivate init(_ outcome: EventOutcome) {
        let handlers = outcome.handlers.isEmpty ? "" : ": \(outcome.handlers.joined(separator: ", "))"
        self.init(isHandled: outcome.isHandled, words: outcome.answer + handlers)
    }
}

/// What is done to scenes, and with notifications, from outside.
extension HeadlessSystem {
    func answerToNewScene() -> ControlAnswer {
        let scene = connectScene()
        let words = isSceneBased ? "the app shows one scene only" : "the app has no scenes"
        return ControlAnswer(isHandled: scene != nil, words: scene?.session.persistentIdentifier ?? words)
    }

    func notify(_ payload: PushPayload, completion: @escaping @MainActor (ControlAnswer) -> Void) {
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
}

extension UNNotificationPresentationOptions {
    /// The presentation of a notification as text.
    fileprivate var words: String {
        let names = [(Self.alert, "alert"), (.banner, "banner"), (.list, "list"), (.sound, "sound"), (.badge, "badge")]
        let words = names.filter { contains($0.0) }.map(\.1)
        return words.isEmpty ? "none" : words.joined(separator: "+")
    }
}

extension UNNotificationInterruptionLevel {
    fileprivate init?(aps name: String) {
        switch name {
        case "passive": self = .passive
        case "active": self = .active
        case "time-sensitive": self = .timeSensitive
        case "critical": self = .critical
        default: return nil
        }
    }
}

extension UNNotificationContent {
    /// What the user sees of a push.
    fileprivate convenience init(_ payload: PushPayload) {
        var fields = Fields()
        fields.userInfo = payload.userInfo
        let aps = payload.values["aps"]?.object ?? [:]
        // An alert that is a text is its body.
        let alert = aps["alert"]?.object ?? ["body": aps["alert"] ?? .null]
        fields.title = alert["title"]?.text ?? ""
        fields.subtitle = alert["subtitle"]?.text ?? ""
        fields.body = alert["body"]?.text ?? ""
        fields.badge = aps["badge"]?.integer.map(NSNumber.init(value:))
        fields.categoryIdentifier = aps["category"]?.text ?? ""
        fields.threadIdentifier = aps["thread-id"]?.text ?? ""
        fields.targetContentIdentifier = aps["target-content-id"]?.text
        // Of a critical alert it is an object.
        fields.sound = (aps["sound"]?.object?["name"] ?? aps["sound"])?.text.map {
            UNNotificationSound(named: UNNotificationSoundName($0))
        }
        fields.interruptionLevel = aps["interruption-level"]?.text.flatMap { .init(aps: $0) } ?? .active
        fields.relevanceScore = aps["relevance-score"]?.double ?? 0
        self.init(fields: fields)
    }
}
