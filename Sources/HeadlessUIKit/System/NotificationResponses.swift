/// The methods that a notification center's delegate responded to when it was set.
struct NotificationResponses {
    private let methods: Set<NotificationMethod>

    /// Calls `responds(to:)` of a delegate for every method; without a delegate there are none.
    init(of delegate: (any UNUserNotificationCenterDelegate)? = nil) {
        methods = Set(NotificationMethod.allCases.filter { delegate?.answers($0.selector) == true })
    }

    func contains(_ method: NotificationMethod) -> Bool { methods.contains(method) }
}
