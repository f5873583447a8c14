import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let background: [Mistake] = [
        Mistake(
            "a background session is not resumed", playing: [.backgroundURLSession(Uploads.identifier)],
            [.effects: .handleBackgroundURLSessionEvents]
        ) {
            $0.backgroundURLSessionDelegate.drop("BackgroundUploads")
        },
        Mistake(
            "a background session is never done", playing: [.backgroundURLSession(Uploads.identifier)],
            [.promptness: .handleBackgroundURLSessionEvents]
        ) {
            $0.backgroundURLSessionDelegate.append(
                RecordingHandler.answering(.handleBackgroundURLSessionEvents, .later))
        },
        Mistake(
            "a background session's completion handler is dropped", playing: [.backgroundURLSession("other")],
            [.fault: .handleBackgroundURLSessionEvents]
        ) {
            $0.backgroundURLSessionDelegate.append(
                RecordingHandler.answering(.handleBackgroundURLSessionEvents, .never))
        },
        Mistake(
            "a fetch brings nothing", playing: [.fetchAfterSignIn], [.answer: .performFetch, .effects: .performFetch]
        ) {
            $0.backgroundFetchDelegate.drop("OrderUpdates")
        },
        Mistake(
            "a fetch goes on without sign-in", playing: [.fetch], [.answer: .performFetch, .effects: .performFetch]
        ) {
            $0.backgroundFetchDelegate.append(
                Handling(.performFetch) { _ in
                    Orders.updateDeliveryTimes()
                    return .newData
                }
            )
        },
        Mistake("a fetch before sign-in is never answered", [.fault: .performFetch]) {
            $0.backgroundFetchDelegate.replace("OrderUpdates") { updates in
                RecordingHandler.answering(.performFetch) { _, completion in
                    guard Session.token != nil else { return }
                    updates.application(.shared, performFetchWithCompletionHandler: completion)
                }
            }
        },
        Mistake("a fetch before sign-in counts as failed", [.answer: .performFetch]) {
            $0.fetch { Session.token == nil ? .failed : await $0.applicationPerformFetch(.shared) }
        },
        Mistake("a fetch without a network counts as news", [.answer: .performFetch]) {
            $0.fetch { updates in
                let result = await updates.applicationPerformFetch(.shared)
                return result == .failed ? .newData : result
            }
        }.missed(because: "Needs a network that fails."),
        Mistake("a fetch is answered on the network's thread", [.thread: .performFetch]) {
            $0.backgroundFetchDelegate.replace("OrderUpdates") { updates in
                RecordingHandler.answering(.performFetch) { _, completion in
                    updates.application(
                        .shared,
                        performFetchWithCompletionHandler: { result in
                            DispatchQueue.global().async { completion(result) }
                        })
                }
            }
        },
        Mistake("a fetch refreshes one order only", [.effects: .performFetch]) {
            $0.fetch { _ in
                guard Session.token != nil else { return .noData }
                Orders.refresh(order: "1") { _ in }
                return .newData
            }
        },
        Mistake("fetches moved to a task that the handlers know nothing of", [.notHandled: .performFetch]) {
            $0.backgroundFetchDelegate = []
        },
        Mistake("every session's uploads are resumed", [.effects: .handleBackgroundURLSessionEvents]) {
            $0.resume { _, completion in Uploads.resume(completion) }
        },
        Mistake(
            "uploads are resumed for sessions whose identifier begins alike",
            [.effects: .handleBackgroundURLSessionEvents]
        ) {
            $0.resume { identifier, completion in
                identifier.hasPrefix(Uploads.identifier) ? Uploads.resume(completion) : completion()
            }
        },
        Mistake("a session is done before its uploads are resumed", [.effects: .handleBackgroundURLSessionEvents]) {
            $0.resume { identifier, completion in
                completion()
                if identifier == Uploads.identifier { Uploads.resume {} }
            }
        },
        Mistake("of two sessions the last alone is done", [.fault: .handleBackgroundURLSessionEvents]) {
            let owed = Memory<(@Sendable () -> Void)?>(nil)
            $0.resume { identifier, completion in
                guard identifier == Uploads.identifier else { return completion() }
                owed.value = completion
                Uploads.resume {
                    DispatchQueue.main.async {
                        owed.value?()
                        owed.value = nil
                    }
                }
            }
        },
        Mistake("a session is done twice", [.fault: .handleBackgroundURLSessionEvents]) {
            $0.resume { identifier, completion in
                if identifier == Uploads.identifier { Uploads.resume(completion) }
                completion()
            }
        },
        Mistake("an unknown session waits for one of its own", [.promptness: .handleBackgroundURLSessionEvents]) {
            let waiting = Memory<[@Sendable () -> Void]>([])
            $0.resume { identifier, completion in
                guard identifier == Uploads.identifier else { return waiting.value.append(completion) }
                Uploads.resume(completion)
            }
        },
        Mistake("the slot of sessions is empty", [.notHandled: .handleBackgroundURLSessionEvents]) {
            $0.backgroundURLSessionDelegate = []
        },
    ]
}

extension Roles {
    fileprivate mutating func fetch(
        _ fetch: @escaping @MainActor (any BackgroundFetchDelegate) async -> UIBackgroundFetchResult
    ) {
        self.backgroundFetchDelegate.replace("OrderUpdates") { updates in
            Handling(.performFetch) { _ in await fetch(updates) }
        }
    }

    fileprivate mutating func resume(
        _ resume: @escaping @MainActor (String, @escaping @Sendable () -> Void) -> Void
    ) {
        self.backgroundURLSessionDelegate.replace("BackgroundUploads") { _ in
            RecordingHandler.answering(.handleBackgroundURLSessionEvents) { input, completion in
                resume(input) { completion(()) }
            }
        }
    }
}
