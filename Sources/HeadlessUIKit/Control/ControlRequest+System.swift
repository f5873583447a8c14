import Foundation

extension ControlRequest {
    /// Has the system do it; the answer may come later.
    ///
    /// - Throws: That what is to be done something to is not there; nothing is answered then.
    @MainActor func perform(
        on system: HeadlessSystem,
        completion: @escaping ControlAnswer.Receiver
    ) throws(ControlError) {
        switch self {
        case .openURL(let url):
            system.answer(completion, of: .openURL) { $0(system.open(url, options: [.openInPlace: false])) }
        case .push(let payload): system.receiveRemoteNotification(payload.userInfo) { completion(ControlAnswer($0)) }
        case .shortcut(let type, let title, let userInfo):
            let item = UIApplicationShortcutItem(
                type: type,
                localizedTitle: title ?? type,
                localizedSubtitle: nil,
                icon: nil,
                userInfo: userInfo.mapValues(\.foundationObject)
            )
            system.answer(completion, of: .performShortcutAction) { system.performAction(for: item, completion: $0) }
        case .activity(let type, let webpageURL):
            let activity = NSUserActivity(activityType: type)
            activity.webpageURL = webpageURL
            system.answer(completion, of: .continueUserActivity) { $0(system.continueUserActivity(activity)) }
        case .enterBackground: completion(system.answer(after: system.enterBackground))
        case .enterForeground: completion(system.answer(after: system.enterForeground))
        case .rotate(let orientation):
            let isTurned = system.rotate(to: orientation)
            completion(ControlAnswer(isHandled: isTurned, words: system.status.orientation))
        case .memoryWarning:
            system.receiveMemoryWarning()
            completion(.notified)
        case .newScene: completion(system.answerToNewScene())
        case .closeScene(let identifier): try system.closeScene(identifier, completion: completion)
        case .notify(let payload): system.notify(payload, completion: completion)
        case .tapNotification(let identifier): try system.tapNotification(identifier, completion: completion)
        case .fetch: system.performFetch { completion(ControlAnswer($0)) }
        case .sessionEvents(let identifier):
            system.handleBackgroundURLSessionEvents(identifier: identifier) {
                completion(ControlAnswer(isDone: $0 != nil))
            }
        case .acceptShare(let container):
            let isTold = system.acceptCloudKitShare(CKShare.Metadata(containerIdentifier: container))
            completion(ControlAnswer(isDone: isTold != nil))
        case .lock: completion(system.answer(toProtectedDataBeing: false))
        case .unlock: completion(system.answer(toProtectedDataBeing: true))
        case .timeChange:
            system.changeTimeSignificantly()
            completion(.notified)
        case .requestHealth:
            system.requestHealthAuthorization()
            completion(.notified)
        case .notificationSettings: completion(ControlAnswer(isDone: system.openNotificationSettings()))
        case .watch(let number):
            let feed = system.application.eventFeed
            feed.watch(after: number) { [isHandled = feed.whenWatched != nil] events in
                completion(ControlAnswer(isHandled: isHandled, words: "\(events.events.count) events", events: events))
            }
        case .status:
            let status = system.status.abridged
            completion(ControlAnswer(isHandled: true, words: status.applicationState, status: status))
        // Answered first, since nothing comes after it.
        case .swipeAway, .terminate:
            completion(ControlAnswer(isHandled: true, words: "terminating"))
            if self == .terminate { system.terminate() } else { system.swipeAway() }
        }
    }
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

extension ControlError {
    /// An identifier that names nothing, with those that name something.
    static func noSuch(_ kind: String, _ identifier: String, among others: [String]) -> ControlError {
        let list =
            others.isEmpty ? "there are none" : "the \(kind)s are: \(others.joined(separator: ", ").shown(upTo: 300))"
        return ControlError(.badInput, "there is no \(kind) \(identifier.quoted)", remedy: list)
    }
}

extension ControlAnswer {
    /// Whatever came of it, there was a use for a push that somebody took.
    fileprivate init(_ result: UIBackgroundFetchResult?) {
        self.init(isHandled: result != nil, words: result.map { "\($0)" } ?? Self.noHandler)
    }

    /// Nothing is answered but that it is done.
    init(isDone: Bool) { self.init(isHandled: isDone, words: isDone ? "done" : Self.noHandler) }

    /// Somebody was told of what has no answer.
    static let notified = ControlAnswer(isHandled: true, words: "notified")

    static let noHandler = "no handler was called"
}
