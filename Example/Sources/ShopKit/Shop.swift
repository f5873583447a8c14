#if !(os(tvOS) || os(visionOS))
// What a shop's app is made of beside its app delegate: the parts that both forms of the delegate call.

@MainActor
package enum CrashReports {
    package static func start(environment: String) { Journal.shared.note("crash reports: start in \(environment)") }
    package static func log(_ message: String) { Journal.shared.note("crash reports: log \(message)") }
    package static func flush() { Journal.shared.note("crash reports: flush") }
}

@MainActor
package enum Analytics {
    package static func start(key: String) { Journal.shared.note("analytics: start") }
    package static func track(_ event: String, _ properties: [String: String] = [:]) {
        let text = properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        Journal.shared.note("analytics: \(event)\(text)")
    }
    package static func endSession() { Journal.shared.note("analytics: end of session") }
}

@MainActor
package enum Store {
    package static func open() { Journal.shared.note("store: open") }
    package static func save() { Journal.shared.note("store: save") }
    package static func close() { Journal.shared.note("store: close") }
}

@MainActor
package enum RemoteConfiguration {
    package static func fetch() { Journal.shared.note("configuration: fetch") }
}

@MainActor
package enum Theme {
    package static func apply() { Journal.shared.note("theme: apply") }
}

@MainActor
package enum ImageCache {
    package static func removeAll() { Journal.shared.note("images: remove all") }
}

@MainActor
package enum Session {
    package private(set) static var token: String?

    package static func unlock() {
        token = "token"
        Journal.shared.note("session: unlock")
    }

    package static func lock() {
        token = nil
        Journal.shared.note("session: lock")
    }

    package static func finishSignIn(code: String) -> Bool {
        Journal.shared.note("session: sign in with \(code)")
        return true
    }
}

@MainActor
package enum Orders {
    package enum Outcome: Sendable { case updated, unchanged, failed }

    /// Whether the network works.
    package static var isReachable = true

    package static func refresh(order: String? = nil, _ completion: @escaping @Sendable (Outcome) -> Void) {
        Journal.shared.note("orders: refresh \(order ?? "all")")
        completion(isReachable ? (order == "0" ? .unchanged : .updated) : .failed)
    }

    package static func updateDeliveryTimes() { Journal.shared.note("orders: delivery times") }
}

@MainActor
package enum PushTokens {
    package static func upload(_ token: String) { Journal.shared.note("push: upload \(token)") }
    package static func forget() { Journal.shared.note("push: forget") }
}

@MainActor
package enum Uploads {
    package static let identifier = "com.example.shop.uploads"

    package static func resume(_ completion: @escaping @Sendable () -> Void) {
        Journal.shared.note("uploads: resume")
        completion()
    }
}

@MainActor
package enum Support {
    package static func receive(message: String) { Journal.shared.note("support: \(message)") }
}

/// The screens of the app.
@MainActor
package enum Navigator {
    package enum Screen: Hashable, Sendable {
        case home, cart, search(String), product(String), order(String), voucher(String), settings, scanner, rating
    }

    package static var isShowingVideo = false

    package static func show(_ screen: Screen) { Journal.shared.note("show: \(screen)") }
    package static func cover() { Journal.shared.note("curtain: down") }
    package static func uncover() { Journal.shared.note("curtain: up") }
}
#endif
