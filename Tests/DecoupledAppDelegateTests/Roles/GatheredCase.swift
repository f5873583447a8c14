import DecoupledAppDelegate

/// A gathered event as its role's documentation has it.
@MainActor
struct GatheredCase {
    let event: AppEvent
    let deadline: Double?

    /// What the system is answered with the answer of an ``AsyncListener``, in words.
    let answer: String

    private let place: (inout Roles, AsyncListener?) -> Void

    init<Role>(
        _ event: AppEvent,
        _ handlers: WritableKeyPath<Roles, Handlers<Role>>,
        deadline: Double?,
        answer: String,
        _ listener: @escaping (AsyncListener) -> Role,
        _ unopinionated: @escaping (Unopinionated) -> Role
    ) {
        self.event = event
        self.deadline = deadline
        self.answer = answer
        place = { $0[keyPath: handlers] = [$1.map(listener) ?? unopinionated(Unopinionated())] }
    }

    /// The event's slot with one handler, by default one that implements no method.
    func roles(with listener: AsyncListener? = nil) -> Roles {
        var roles = Roles()
        place(&roles, listener)
        return roles
    }
}

extension GatheredCase {
    static let all = Dictionary(uniqueKeysWithValues: (always + remoteNotifications).map { ($0.event, $0) })

    private static let always = [
        GatheredCase(.performFetch, \.backgroundFetchDelegate, deadline: 25, answer: "newData", { $0 }, { $0 }),
        GatheredCase(.performShortcutAction, \.shortcutItemDelegate, deadline: 10, answer: "true", { $0 }, { $0 }),
        GatheredCase(
            .handleBackgroundURLSessionEvents,
            \.backgroundURLSessionDelegate,
            deadline: nil,
            answer: "done",
            { $0 },
            { $0 }
        ),
        GatheredCase(
            .handleWatchKitRequest,
            \.watchInteractionDelegate,
            deadline: 10,
            answer: "1 values",
            { $0 },
            { $0 }
        ),
        GatheredCase(
            .willPresentNotification,
            \.userNotificationsDelegate,
            deadline: 3,
            answer: "banner",
            { $0 },
            { $0 }
        ),
        GatheredCase(
            .didReceiveNotificationResponse,
            \.userNotificationsDelegate,
            deadline: 25,
            answer: "done",
            { $0 },
            { $0 }
        ),
    ]

    #if RemoteNotifications
    private static let remoteNotifications = [
        GatheredCase(
            .didReceiveRemoteNotification,
            \.remoteNotificationsDelegate,
            deadline: 25,
            answer: "newData",
            { $0 },
            { $0 }
        )
    ]
    #else
    private static let remoteNotifications: [GatheredCase] = []
    #endif
}
