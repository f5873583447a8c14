import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let pushes: [Mistake] = [
        Mistake("The token is sent at every launch", .effects, Pushes.self, at: .didRegisterForRemoteNotifications) {
            Installation.token = nil
            Installation.register($1)
        },
        Mistake(
            "The token is written without leading zeros", .effects, Pushes.self, at: .didRegisterForRemoteNotifications
        ) {
            let text = $1.map { String($0, radix: 16) }.joined()
            if text != Installation.token { Server.tell("token \(text)") }
            Installation.token = text
        },
        Mistake(
            "A registration that fails is ignored",
            [.effects: .didRegisterForRemoteNotifications, .effects: .didFailToRegisterForRemoteNotifications]
        ) { $0.change(Pushes.self, at: .didFailToRegisterForRemoteNotifications) { _, _ in } },
        push("A push is answered with new data before the results are there", .answer) { pushes, info, completion in
            guard info["kind"] as? String == "results" else { return pushes.receive(info, completion) }
            pushes.receive(info) { _ in }
            completion(.newData)
        },
        Mistake(
            "A push is answered with no data first, and with its result later",
            [.answer: .didReceiveRemoteNotification, .fault: .didReceiveRemoteNotification]
        ) {
            $0.change(Pushes.self, at: .didReceiveRemoteNotification) {
                $2(.noData)
                $0.receive($1, $2)
            }
        },
        Mistake("A push without an identifier is never answered", [.promptness: .didReceiveRemoteNotification]) {
            var kept: [Any] = []
            $0.change(Pushes.self, at: .didReceiveRemoteNotification) { pushes, info, completion in
                guard info["id"] == nil, ["appointment", "results"].contains(info["kind"] as? String) else {
                    return pushes.receive(info, completion)
                }
                kept.append(completion)
            }
        },
        push("A push without a connection is answered with no data", .answer) { pushes, info, completion in
            let isOffline = Server.isOffline
            pushes.receive(info) { completion(isOffline && $0 == .failed ? .noData : $0) }
        },
        push("Only the aps of a push is passed on", .answer) {
            $0.receive($1["aps"] as? [AnyHashable: Any] ?? [:], $2)
        },
        push("Any visit is ended by the push that another has ended", .answer) { pushes, info, completion in
            let isEnd = info["kind"] as? String == "visit-ended"
            pushes.receive(isEnd ? info.merging(["id": VideoVisit.id ?? ""]) { $1 } : info, completion)
        },
        Mistake("A patient is signed out only while the app is active", [.effects: .didReceiveRemoteNotification]) {
            var isActive = false
            $0.change(Launch.self, at: .didBecomeActive) { launch, _ in
                isActive = true
                launch.applicationDidBecomeActive(.shared)
            }
            $0.change(Launch.self, at: .willResignActive) { _, _ in isActive = false }
            $0.change(Pushes.self, at: .didReceiveRemoteNotification) { pushes, info, completion in
                guard info["kind"] as? String != "revoked" || isActive else { return completion(.newData) }
                pushes.receive(info, completion)
            }
        },
        Mistake(
            "Results are loaded twice, by the push and by its copy in another handler",
            [.effects: .didReceiveRemoteNotification]
        ) { $0.remoteNotificationsDelegate.append(Pushes(LinkRouter())) },
    ]

    private static func push(
        _ description: String, _ kind: Difference.Kind,
        _ receive: @escaping @MainActor (Pushes, [AnyHashable: Any], @escaping FetchCompletion) -> Void
    ) -> Mistake { Mistake(description, kind, Pushes.self, at: .didReceiveRemoteNotification, receive) }

    static let background: [Mistake] = [
        fetch("The appointments are fetched, whoever is signed in", .timing) { completion in
            if Session.isSignedIn { Server.fetch(completion) } else { Server.load("appointments", then: completion) }
        },
        fetch("A fetch is answered at once", .effects) { completion in
            Server.fetch { _ in }
            completion(Session.isSignedIn ? .newData : .noData)
        },
        fetch("Every fetch is answered with new data", .answer) { completion in
            Server.fetch { completion($0 == .noData ? .newData : $0) }
        },
        Mistake("A fetch in the form with await has no branch for what fails", [.answer: .performFetch]) {
            $0.backgroundFetchDelegate = [
                Handling(.performFetch) { _ in
                    guard Session.isSignedIn, await Server.load("appointments") == .newData else { return .noData }
                    Journal.note("badge counted")
                    return .newData
                }
            ]
        },
        Mistake("Uploads end before their receipts", .effects, Sync.self, at: .handleBackgroundURLSessionEvents) {
            Server.finish($1) {}
            $2(())
        },
        Mistake("Downloads are compared as a whole", .effects, Sync.self, at: .handleBackgroundURLSessionEvents) {
            _, identifier, completion in
            guard [Transfer.uploads, Transfer.downloads].contains(identifier) else { return completion(()) }
            Server.finish(identifier) { completion(()) }
        },
        Mistake("The sessions of others are never done", [.promptness: .handleBackgroundURLSessionEvents]) {
            var kept: [Any] = []
            $0.change(Sync.self, at: .handleBackgroundURLSessionEvents) { _, identifier, completion in
                guard identifier == Transfer.uploads || identifier.hasPrefix(Transfer.downloads) else {
                    return kept.append(completion)
                }
                Server.finish(identifier) { completion(()) }
            }
        },
    ]

    private static func fetch(
        _ description: String, _ kind: Difference.Kind, _ body: @escaping @MainActor (@escaping FetchCompletion) -> Void
    ) -> Mistake { Mistake(description, kind, Sync.self, at: .performFetch) { body($2) } }
}
