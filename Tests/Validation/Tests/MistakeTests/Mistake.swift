#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopAfter
import Testing

/// A mistake that is built into the shop's roles, and what a comparison has to say of it.
struct Mistake: Sendable, CustomTestStringConvertible {
    /// A difference without its texts.
    struct Finding: Hashable {
        let kind: Difference.Kind
        let event: AppEvent?

        init(_ kind: Difference.Kind, _ event: AppEvent?) {
            self.kind = kind
            self.event = event
        }
    }

    let testDescription: String
    let samples: @MainActor @Sendable () -> [Sample]
    let findings: Set<Finding>
    let make: @MainActor @Sendable (inout Roles) -> Void

    /// Creates a mistake.
    ///
    /// - Parameters:
    ///   - description: What is wrong.
    ///   - samples: What is played.
    ///   - findings: What is found, by its event.
    ///   - make: Makes the mistake.
    init(
        _ description: String,
        playing samples: @autoclosure @escaping @MainActor @Sendable () -> [Sample],
        _ findings: KeyValuePairs<Difference.Kind, AppEvent?>,
        _ make: @escaping @MainActor @Sendable (inout Roles) -> Void
    ) {
        testDescription = description
        self.samples = samples
        self.findings = Set(findings.map { Finding($0.key, $0.value) })
        self.make = make
    }

    @MainActor var roles: Roles {
        var roles = Roles.shop
        make(&roles)
        return roles
    }
}

extension Handlers {
    /// Takes out the handlers of a class.
    mutating func lose(_ name: String) {
        removeAll { "\(type(of: $0 as Any))" == name }
    }

    /// Has a handler asked before the others.
    mutating func prepend(_ handler: Role) {
        self = Handlers([handler] + Array(self))
    }

    /// Has the first handler asked after the others.
    mutating func moveFirstToEnd() {
        let all = Array(self)
        self = Handlers(Array(all.dropFirst() + all.prefix(1)))
    }

    /// Uses nobody's answer any more.
    mutating func observeOnly() {
        let all = Array(self)
        self = Handlers { for handler in all { Observing(handler) } }
    }
}

extension Roles {
    /// Takes the handlers of a class out of all slots of the app.
    mutating func lose(_ name: String) {
        self.appStateDelegate.lose(name)
        self.urlDelegate.lose(name)
        self.activityContinuationDelegate.lose(name)
        self.shortcutItemDelegate.lose(name)
        self.remoteNotificationsDelegate.lose(name)
        self.userNotificationsDelegate.lose(name)
        self.backgroundFetchDelegate.lose(name)
        self.backgroundURLSessionDelegate.lose(name)
        self.protectedDataDelegate.lose(name)
        self.systemConditionsDelegate.lose(name)
    }
}
#endif
