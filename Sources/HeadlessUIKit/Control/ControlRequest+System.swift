import Foundation

extension ControlRequest {
    /// Has the system do it; the answer may come later.
    ///
    /// - Throws: A `ControlError` if an argument makes no sense, or what is to be done something to is not there; nothing is answered
    ///   then.
    @MainActor package func perform(
        on system: HeadlessSystem,
        completion: @escaping @MainActor (ControlAnswer) -> Void
    ) throws {
        switch verb {
        case .openURL:
            let url = try argument("url") { try $0.text.map(URL.init(controlText:)) }
            system.answer(completion, of: .openURL) { $0(system.open(url, options: [.openInPlace: false])) }
        case .push:
            system.receiveRemoteNotification(try payload.userInfo) { completion(ControlAnswer($0.map { "\($0)" })) }
        case .shortcut:
            let type = try argument("type", \.text)
            let item = UIApplicationShortcutItem(
                type: type,
                localizedTitle: try argumentIfPresent("title", \.text) ?? type,
                localizedSubtitle: nil,
                icon: nil,
                userInfo: try argumentIfPresent("userInfo", \.object)?.mapValues(\.foundationObject) ?? [:]
            )
            system.answer(completion, of: .performShortcutAction) { system.performAction(for: item, completion: $0) }
        case .activity:
            let type = try argument("type") { try $0.text.map(Self.activityType) }
            let activity = NSUserActivity(activityType: type)
            activity.webpageURL = try argumentIfPresent("url") { try $0.text.map(URL.init(controlWebpageText:)) }
            system.answer(completion, of: .continueUserActivity) { $0(system.continueUserActivity(activity)) }
        case .enterBackground: completion(system.answer(after: system.enterBackground))
        case .enterForeground: completion(system.answer(after: system.enterForeground))
        case .rotate:
            let orientation = try argument("name") { try $0.text.map(UIInterfaceOrientation.init(named:)) }
            completion(
                ControlAnswer(isHandled: system.rotate(to: orientation), words: system.status.orientation))
        case .memoryWarning:
            system.receiveMemoryWarning()
            completion(.notified)
        case .newScene: completion(system.answerToNewScene())
        case .closeScene:
            let scene = try system.state.scenes.find("scene", named: identifier, by: \.session.persistentIdentifier)
            // Answered first, since nothing comes after the last one.
            completion(ControlAnswer(isHandled: true, words: "closed"))
            system.close(scene)
        case .notify: system.notify(try payload, completion: completion)
        case .tapNotification:
            let shown = system.notifications
            let notification = try shown.find("notification", named: identifier, by: \.request.identifier)
            system.respond(to: notification) { completion(ControlAnswer($0.map { "done" })) }
        case .fetch: system.performFetch { completion(ControlAnswer($0.map { "\($0)" })) }
        case .sessionEvents:
            system.handleBackgroundURLSessionEvents(identifier: try identifier) {
                completion(ControlAnswer($0.map { "done" }))
            }
        case .acceptShare:
            let isTold = system.acceptCloudKitShare(CKShare.Metadata(containerIdentifier: try identifier))
            completion(ControlAnswer(isTold.map { _ in "done" }))
        case .lock: completion(system.answer(toProtectedDataBeing: false))
        case .unlock: completion(system.answer(toProtectedDataBeing: true))
        case .timeChange:
            system.changeTimeSignificantly()
            completion(.notified)
        case .requestHealth:
            system.requestHealthAuthorization()
            completion(.notified)
        case .notificationSettings: completion(ControlAnswer(system.openNotificationSettings() ? "done" : nil))
        case .watch:
            let feed = system.application.eventFeed
            let number = try argumentIfPresent("after", \.integer)
            feed.watch(after: number) { [isHandled = feed.whenWatched != nil] events in
                completion(ControlAnswer(isHandled: isHandled, words: "\(events.events.count) events", events: events))
            }
        case .status:
            let status = system.abridgedStatus
            completion(ControlAnswer(isHandled: true, words: status.applicationState, status: status))
        // Answered first, since nothing comes after it.
        case .swipeAway, .terminate:
            completion(ControlAnswer(isHandled: true, words: "terminating"))
            if verb == .terminate { system.terminate() } else { system.swipeAway() }
        }
    }
}

extension ControlRequest {
    private var payload: PushPayload {
        get throws { try argument("payload") { try $0.object.map(PushPayload.init) } }
    }

    private var identifier: String { get throws { try argument("id", \.text) } }
}

extension HeadlessSystem {
    /// Whether protected files can be read then; there was a use for it if that has changed.
    fileprivate func answer(toProtectedDataBeing isAvailable: Bool) -> ControlAnswer {
        let before = application.isProtectedDataAvailable
        setProtectedDataAvailable(isAvailable)
        return ControlAnswer(
            isHandled: before != isAvailable, words: "protected data \(isAvailable ? "available" : "unavailable")")
    }

    /// The state that a transition led to; there was a use for it if it led anywhere.
    fileprivate func answer(after transition: () -> Void) -> ControlAnswer {
        let before = application.applicationState
        transition()
        return ControlAnswer(
            isHandled: application.applicationState != before, words: "\(application.applicationState)")
    }
}

extension ControlAnswer {
    /// What a handler said, which had a use for it unless it said that it had not; nil if there is no handler.
    init(_ words: String?, isHandled: Bool = true) {
        self.init(isHandled: words != nil && isHandled, words: words ?? Self.noHandler)
    }

    /// Somebody was told of what has no answer.
    static let notified = ControlAnswer(isHandled: true, words: "notified")

    static let noHandler = "no handler was called"
}
