import Foundation
import HeadlessUIKit
import Testing

@Suite(.net) @MainActor struct CompletionTests {
    private let phone = Phone()

    @Test func anAnswerInsideTheCallArrivesInTheSameTurn() {
        var answers: [UIBackgroundFetchResult?] = []
        phone.system.receiveRemoteNotification([:]) { answers.append($0) }
        #expect(answers == [.newData])
    }

    @Test func aSecondAnswerIsIgnored() {
        phone.delegate.fetch = { completion in
            completion(.failed)
            completion(.newData)
        }
        var answers: [UIBackgroundFetchResult?] = []
        phone.system.receiveRemoteNotification([:]) { answers.append($0) }
        #expect(answers == [.failed])
    }

    @Test func anAnswerFromAnotherThreadArrivesOnTheMainActor() async {
        phone.delegate.fetch = { completion in
            Thread.detachNewThread { completion(.failed) }
        }
        let answer = await firstAnswer { take in
            phone.system.receiveRemoteNotification([:]) { answer in
                MainActor.assertIsolated()
                take(answer)
            }
        }
        #expect(answer == .failed)
    }

    @Test func manyThreadsThatAnswerAreOneAnswer() async {
        phone.delegate.fetch = { completion in
            DispatchQueue.concurrentPerform(iterations: 64) { _ in completion(.newData) }
        }
        var answers = 0
        let first = await firstAnswer { take in
            phone.system.receiveRemoteNotification([:]) { answer in
                answers += 1
                take(answer)
            }
        }
        #expect(first == .newData)
        // What the other threads said is on the main queue already, ahead of this.
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        #expect(answers == 1)
    }

    @Test func aHandlerThatIsDroppedCountsAsNeutral() async {
        phone.delegate.fetch = { _ in }
        let answer = await firstAnswer { phone.system.receiveRemoteNotification([:], completion: $0) }
        #expect(answer == .noData)
    }

    @Test func anAppThatNeverFetchesIsNotAskedToUntilItSaysOtherwise() async {
        let (application, system) = (phone.application, phone.system)
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)
        #expect(await firstAnswer { system.performFetch(completion: $0) } == .some(nil))
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        #expect(await firstAnswer { system.performFetch(completion: $0) } == .some(.noData))
    }

    @Test func aMethodWithItsDefaultAnswersNeutrally() async {
        final class Silent: UIResponder, UIApplicationDelegate {}
        let application = UIApplication()
        application.system.configuration.sceneManifest = nil
        let delegate = Silent()
        unsafe application.delegate = delegate
        let (system, item) = (application.system, UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan"))
        #expect(await firstAnswer { system.performFetch(completion: $0) } == .noData)
        #expect(await firstAnswer { system.receiveRemoteNotification([:], completion: $0) } == .noData)
        let isDone = await firstAnswer { answer in
            system.handleBackgroundURLSessionEvents(identifier: "uploads") { answer($0 != nil) }
        }
        #expect(isDone == true)
        #expect(await firstAnswer { system.performAction(for: item, completion: $0) } == false)
        #expect(await firstAnswer { answer in system.handleWatchKitRequest(nil) { answer($0 == nil) } } == true)
        withExtendedLifetime(delegate) {}
    }
}
