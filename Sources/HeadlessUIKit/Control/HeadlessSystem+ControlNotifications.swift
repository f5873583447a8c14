/// What is done with notifications from outside.
extension HeadlessSystem {
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

    func tapNotification(
        _ identifier: String,
        completion: @escaping @MainActor (ControlAnswer) -> Void
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
        if case .object(let aps) = payload.values["aps"] { fields.take(aps) }
        self.init(fields: fields)
    }
}

extension UNNotificationContent.Fields {
    fileprivate mutating func take(_ aps: [String: JSONValue]) {
        switch aps["alert"] {
        case .string(let text): body = text
        case .object(let alert):
            title = alert["title"]?.text ?? ""
            subtitle = alert["subtitle"]?.text ?? ""
            body = alert["body"]?.text ?? ""
        default: break
        }
        if case .integer(let number) = aps["badge"] { badge = NSNumber(value: number) }
        categoryIdentifier = aps["category"]?.text ?? ""
        threadIdentifier = aps["thread-id"]?.text ?? ""
        targetContentIdentifier = aps["target-content-id"]?.text
    }
}

extension JSONValue {
    fileprivate var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
