#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Independent {
    static let fetches: [Mistake] = [
        Mistake("a fetch before sign-in is never answered", playing: .shop, [.fault: .performFetch]) {
            $0.backgroundFetchDelegate.replace("OrderUpdates") { updates in
                [
                    RecordingHandler.answering(.performFetch) { _, completion in
                        guard Session.token != nil else { return }
                        updates.application(.shared, performFetchWithCompletionHandler: completion)
                    }
                ]
            }
        },
        Mistake("a fetch before sign-in counts as failed", playing: .shop, [.answer: .performFetch]) {
            $0.fetch { Session.token == nil ? .failed : await $0.applicationPerformFetch(.shared) }
        },
        Mistake("a fetch without a network counts as news", playing: .shop, [.answer: .performFetch]) {
            $0.fetch { updates in
                let result = await updates.applicationPerformFetch(.shared)
                return result == .failed ? .newData : result
            }
        },
        Mistake("a fetch is answered on the network's thread", playing: .shop, [.thread: .performFetch]) {
            $0.backgroundFetchDelegate.replace("OrderUpdates") { updates in
                [
                    RecordingHandler.answering(.performFetch) { _, completion in
                        updates.application(
                            .shared,
                            performFetchWithCompletionHandler: { result in
                                DispatchQueue.global().async { completion(result) }
                            })
                    }
                ]
            }
        },
        Mistake("a fetch refreshes one order only", playing: .shop, [.effects: .performFetch]) {
            $0.fetch { _ in
                guard Session.token != nil else { return .noData }
                Orders.refresh(order: "1") { _ in }
                return .newData
            }
        },
        Mistake(
            "fetches moved to a task that the handlers know nothing of", playing: .shop, [.notHandled: .performFetch]
        ) { $0.backgroundFetchDelegate = [] },
    ]

    static let uploads: [Mistake] = [
        Mistake("every session's uploads are resumed", playing: .shop, [.effects: .handleBackgroundURLSessionEvents]) {
            $0.resume { _, completion in Uploads.resume(completion) }
        },
        Mistake(
            "uploads are resumed for sessions whose identifier begins alike", playing: .shop,
            [.effects: .handleBackgroundURLSessionEvents]
        ) {
            $0.resume { identifier, completion in
                identifier.hasPrefix(Uploads.identifier) ? Uploads.resume(completion) : completion()
            }
        },
        Mistake(
            "a session is done before its uploads are resumed", playing: .shop,
            [.effects: .handleBackgroundURLSessionEvents]
        ) {
            $0.resume { identifier, completion in
                completion()
                if identifier == Uploads.identifier { Uploads.resume {} }
            }
        },
        Mistake("of two sessions the last alone is done", playing: .shop, [.fault: .handleBackgroundURLSessionEvents]) {
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
        Mistake("a session is done twice", playing: .shop, [.fault: .handleBackgroundURLSessionEvents]) {
            $0.resume { identifier, completion in
                if identifier == Uploads.identifier { Uploads.resume(completion) }
                completion()
            }
        },
        Mistake(
            "an unknown session waits for one of its own", playing: .shop,
            [.promptness: .handleBackgroundURLSessionEvents]
        ) {
            let waiting = Memory<[@Sendable () -> Void]>([])
            $0.resume { identifier, completion in
                guard identifier == Uploads.identifier else { return waiting.value.append(completion) }
                Uploads.resume(completion)
            }
        },
        Mistake("the slot of sessions is empty", playing: .shop, [.notHandled: .handleBackgroundURLSessionEvents]) {
            $0.backgroundURLSessionDelegate = []
        },
    ]
}

extension Roles {
    fileprivate mutating func fetch(
        _ fetch: @escaping @MainActor (any BackgroundFetchDelegate) async -> UIBackgroundFetchResult
    ) {
        self.backgroundFetchDelegate.replace("OrderUpdates") { updates in
            [Handling(.performFetch) { _ in await fetch(updates) }]
        }
    }

    fileprivate mutating func resume(
        _ resume: @escaping @MainActor (String, @escaping @Sendable () -> Void) -> Void
    ) {
        self.backgroundURLSessionDelegate.replace("BackgroundUploads") { _ in
            [
                RecordingHandler.answering(.handleBackgroundURLSessionEvents) { input, completion in
                    resume(input) { completion(()) }
                }
            ]
        }
    }
}
#endif
