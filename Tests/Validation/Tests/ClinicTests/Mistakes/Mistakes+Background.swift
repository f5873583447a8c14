import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let background = [
        Mistake("The appointments are fetched, whoever is signed in", [.timing: .performFetch]) { roles in
            roles.backgroundFetchDelegate.replace(SyncHandler.self) { next in
                Fetches { app, completion in
                    guard !Session.isSignedIn else {
                        return next.application(app, performFetchWithCompletionHandler: completion)
                    }
                    Server.load("appointments", then: completion)
                }
            }
        },
        Mistake("A fetch is answered at once", [.effects: .performFetch]) { roles in
            roles.backgroundFetchDelegate.replace(SyncHandler.self) { next in
                Fetches { app, completion in
                    next.application(app) { _ in }
                    completion(Session.isSignedIn ? .newData : .noData)
                }
            }
        },
        Mistake("Every fetch is answered with new data", [.answer: .performFetch]) { roles in
            roles.backgroundFetchDelegate.replace(SyncHandler.self) { next in
                Fetches { app, completion in
                    next.application(app) { completion($0 == .noData ? .newData : $0) }
                }
            }
        },
        Mistake("The badge is counted after every fetch", [.effects: .performFetch]) { roles in
            roles.backgroundFetchDelegate.replace(SyncHandler.self) { _ in
                Fetches { _, completion in
                    guard Session.isSignedIn else { return completion(.noData) }
                    Server.load("appointments") { result in
                        Journal.shared.note("badge counted")
                        completion(result)
                    }
                }
            }
        },
        Mistake("A fetch in the form with await has no branch for what fails", [.answer: .performFetch]) { roles in
            roles.backgroundFetchDelegate = [FetchWithoutFailure()]
        },
        Mistake("Nobody fetches", [.notHandled: .performFetch]) { $0.backgroundFetchDelegate.drop(SyncHandler.self) },
        Mistake("Uploads are done before their receipts are there", [.effects: .handleBackgroundURLSessionEvents]) {
            roles in
            roles.backgroundURLSessionDelegate.replace(SyncHandler.self) { next in
                Sessions {
                    next.application($0, handleEventsForBackgroundURLSession: $1) {}
                    $2()
                }
            }
        },
        Mistake("Downloads are compared as a whole", [.effects: .handleBackgroundURLSessionEvents]) { roles in
            roles.backgroundURLSessionDelegate.replace(SyncHandler.self) { next in
                Sessions { app, identifier, completion in
                    guard identifier == Transfer.uploads || identifier == Transfer.downloads else {
                        return completion()
                    }
                    next.application(
                        app, handleEventsForBackgroundURLSession: identifier, completionHandler: completion)
                }
            }
        },
        Mistake("The sessions of others are never done", [.promptness: .handleBackgroundURLSessionEvents]) { roles in
            var kept: [@Sendable () -> Void] = []
            roles.backgroundURLSessionDelegate.replace(SyncHandler.self) { next in
                Sessions { app, identifier, completion in
                    guard identifier == Transfer.uploads || identifier.hasPrefix(Transfer.downloads) else {
                        return kept.append(completion)
                    }
                    next.application(
                        app, handleEventsForBackgroundURLSession: identifier, completionHandler: completion)
                }
            }
        },
        Mistake(
            "The completion of uploads is kept until the next session", [.promptness: .handleBackgroundURLSessionEvents]
        ) { roles in
            var kept: (@Sendable () -> Void)?
            roles.backgroundURLSessionDelegate.replace(SyncHandler.self) { next in
                Sessions { app, identifier, completion in
                    let previous = kept
                    kept = identifier == Transfer.uploads ? completion : nil
                    previous?()
                    let isKept = kept != nil
                    next.application(app, handleEventsForBackgroundURLSession: identifier) {
                        if !isKept { completion() }
                    }
                }
            }
        },
    ]
}

private final class FetchWithoutFailure: BackgroundFetchDelegate {
    func applicationPerformFetch(_: UIApplication) async -> UIBackgroundFetchResult {
        guard Session.isSignedIn, await Server.load("appointments") == .newData else { return .noData }
        Journal.shared.note("badge counted")
        return .newData
    }
}
