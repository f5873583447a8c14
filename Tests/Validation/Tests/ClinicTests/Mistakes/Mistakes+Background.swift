import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let background = [
        Mistake("The appointments are fetched, whoever is signed in", [.timing: .performFetch]) {
            $0.changeFetches { sync, completion in
                guard !Session.isSignedIn else {
                    return sync.application(.shared, performFetchWithCompletionHandler: completion)
                }
                Server.load("appointments", then: completion)
            }
        },
        Mistake("A fetch is answered at once", [.effects: .performFetch]) {
            $0.changeFetches { sync, completion in
                sync.application(.shared) { _ in }
                completion(Session.isSignedIn ? .newData : .noData)
            }
        },
        Mistake("Every fetch is answered with new data", [.answer: .performFetch]) {
            $0.changeFetches { sync, completion in
                sync.application(.shared) { completion($0 == .noData ? .newData : $0) }
            }
        },
        Mistake("A fetch in the form with await has no branch for what fails", [.answer: .performFetch]) {
            $0.backgroundFetchDelegate = [
                Handling(.performFetch) { _ in
                    guard Session.isSignedIn, await Server.load("appointments") == .newData else { return .noData }
                    Journal.shared.note("badge counted")
                    return .newData
                }
            ]
        },
        Mistake("Uploads are done before their receipts are there", [.effects: .handleBackgroundURLSessionEvents]) {
            $0.changeSessions { sync, identifier, completion in
                sync.finish(identifier) {}
                completion(())
            }
        },
        Mistake("Downloads are compared as a whole", [.effects: .handleBackgroundURLSessionEvents]) {
            $0.changeSessions { sync, identifier, completion in
                guard [Transfer.uploads, Transfer.downloads].contains(identifier) else { return completion(()) }
                sync.finish(identifier, completion)
            }
        },
        Mistake("The sessions of others are never done", [.promptness: .handleBackgroundURLSessionEvents]) {
            var kept: [Any] = []
            $0.changeSessions { sync, identifier, completion in
                guard identifier == Transfer.uploads || identifier.hasPrefix(Transfer.downloads) else {
                    return kept.append(completion)
                }
                sync.finish(identifier, completion)
            }
        },
    ]
}

@MainActor extension Roles {
    fileprivate mutating func changeFetches(
        _ fetch: @escaping (SyncHandler, @escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void
    ) {
        self.backgroundFetchDelegate.change(SyncHandler.self, at: .performFetch) { sync, _, done in fetch(sync, done) }
    }

    fileprivate mutating func changeSessions(
        _ finish: @escaping (SyncHandler, String, @escaping @Sendable (()) -> Void) -> Void
    ) { self.backgroundURLSessionDelegate.change(SyncHandler.self, at: .handleBackgroundURLSessionEvents, finish) }
}
