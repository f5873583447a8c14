/// Which methods a notification centre's delegate said it has, when it was asked.
struct NotificationResponses {
    private let methods: Set<NotificationMethod>

    /// Asks a delegate for every method; without a delegate there are none.
    init(of delegate: (any UNUserNotificationCenterDelegate)? = nil) {
        methods = Set(NotificationMethod.allCases.filter { delegate?.answers($0.selector) == true })
    }

    func contains(_ method: NotificationMethod) -> Bool {
        methods.contains(method)
    }
}
