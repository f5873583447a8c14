/// What tells a report from others of its kind.
@MainActor struct ReportIdentity {
    let event: AppEvent

    /// The object of UIKit's that the report arrived in, such as a URL's context; nil if only its arguments are known.
    private(set) weak var object: AnyObject?

    /// What it is about, in whichever object that arrives, such as the URL; nil if only the object tells.
    let contentKey: AnyHashable?

    init(of report: AnyDelivery) {
        event = report.event
        object = report.identifyingObject
        contentKey = report.identifyingContentKey
    }

    /// The identity of an event that comes once.
    init(_ event: AppEvent) {
        self.event = event
        contentKey = nil
    }

    /// Whether the report has what a rule tells reports by.
    func isKnown(by identity: DuplicateRule.Identity) -> Bool {
        switch identity {
        case .event: true
        case .object: object != nil
        case .contentKey: contentKey != nil
        }
    }

    /// Whether this is the original of a report, as a rule tells.
    func isOriginal(of report: ReportIdentity, by rule: DuplicateRule) -> Bool {
        guard event == rule.originalEvent ?? report.event, isKnown(by: rule.identity) else { return false }
        return switch rule.identity {
        case .event: true
        case .object: object === report.object
        case .contentKey: contentKey == report.contentKey
        }
    }
}

#if !os(tvOS)
extension AnyDelivery {
    /// The object of UIKit's that the report arrived in: that of its delegate's method, or the notification or response
    /// that it brings.
    final var identifyingObject: AnyObject? {
        origin.object ?? connectedScene ?? input(as: UNNotificationResponse.self) ?? input(as: UNNotification.self)
    }

    /// What the report is about, in whichever object that arrives; nil if only the object tells.
    final var identifyingContentKey: AnyHashable? {
        input(as: UNNotificationResponse.self)?.contentKey ?? commonContentKey
    }
}

extension UNNotificationResponse {
    /// What tells the response from others, in whichever object it comes.
    var contentKey: AnyHashable {
        [notification.contentKey, actionIdentifier, (self as? UNTextInputNotificationResponse)?.userText]
    }
}
#endif

extension UNNotification {
    /// What tells the notification from others, in whichever object it comes.
    fileprivate var contentKey: AnyHashable {
        [request.identifier.lowercased(), "\(date.timeIntervalSinceReferenceDate)"]
    }
}

extension AnyDelivery {
    /// What the report is about, on every platform.
    final var commonContentKey: AnyHashable? { contentKey ?? input(as: UNNotification.self)?.contentKey }

    /// The scene that connects, if the event is a connection.
    final var connectedScene: UIScene? { input(as: SceneConnectionInput.self)?.scene }
}
