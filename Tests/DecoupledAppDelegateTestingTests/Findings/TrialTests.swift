import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net)
struct TrialTests {
    private let recorder = RecordingHandler()
    private let page = URL(fileURLWithPath: "/page")

    private func findings(_ sample: Sample, budget: TimeInterval? = nil, patience: TimeInterval = 0.05) async
        -> [Finding]
    {
        var roles = Roles()
        roles.urlDelegate = [recorder, Handling(.openURL) { $0.url.path == "/page" }]
        roles.backgroundFetchDelegate = [recorder]
        return await roles.findings(trying: [sample], budget: budget, patience: patience)
    }

    @Test func aSoundSetHasNoFinding() async {
        #expect(await findings(.url(page), budget: 60).isEmpty)
        recorder.answer(.performFetch, with: .newData)
        #expect(await findings(.fetch).isEmpty)
    }

    @Test func anAnswerThatNeverComesIsFound() async {
        recorder.answer(.performFetch, .later)
        let found = await findings(.fetch)
        #expect(found.map(\.kind) == [.fault])
        #expect(found.first?.sentence.contains("did not call its completion handler within 29 s") == true)
        recorder.answer(.performFetch, .never)
        #expect(await findings(.fetch).first?.sentence.contains("without calling it") == true)
    }

    @Test func anAnswerThatComesTwiceIsFound() async {
        recorder.answer(.performFetch, .twice(.newData))
        #expect(await findings(.fetch).first?.sentence.contains("more than once") == true)
    }

    @Test func anAnswerThatComesTooLateIsFound() async {
        var completion: (@Sendable (UIBackgroundFetchResult) -> Void)?
        recorder.answer(.performFetch) { completion = $1 }
        var roles = Roles()
        roles.backgroundFetchDelegate = [
            recorder,
            Handling(.performFetch) { _ in
                try? await Task.sleep(nanoseconds: .max)
                completion?(.newData)
                return .noData
            },
        ]
        let found = await roles.findings(trying: [.fetch], patience: 0.05)
        #expect(found.last?.sentence.contains("after UIKit had its result") == true)
    }

    @Test func anAnswerThatTakesItsTimeIsWaitedFor() async {
        recorder.answer(.performFetch) { _, completion in
            DispatchQueue.global().async { completion(.newData) }
        }
        #expect(await findings(.fetch, patience: 30).isEmpty)
    }

    @Test func aURLThatTwoHandlersTakeIsFound() async {
        recorder.answer(.openURL, with: true)
        let found = await findings(.url(page))
        #expect(found.map(\.kind) == [.takenTwice])
        #expect(found.first?.sentence.hasPrefix("RecordingHandler and Handling handle") == true)
    }

    @Test func aURLThatNobodyTakesIsFound() async {
        #expect(await findings(.url(URL(fileURLWithPath: "/other"))).map(\.kind) == [.notTaken])
    }

    @Test func aHandlerThatBlocksTheMainThreadIsFound() async {
        recorder.answer(.openURL) { _ in
            let end = ProcessInfo.processInfo.systemUptime + 0.02
            while ProcessInfo.processInfo.systemUptime < end {}
            return false
        }
        let found = await findings(.url(page), budget: 0.01)
        #expect(found.filter { $0.sentence.hasPrefix("RecordingHandler") }.map(\.kind) == [.fault])
        #expect(found.first?.sentence.contains("blocked the main thread") == true)
    }

    @Test func otherEventsAreTriedByTheirArguments() async {
        let sample = Sample(.didReceiveMemoryWarning) {}
        var roles = Roles()
        roles.systemConditionsDelegate = [recorder]
        #expect(await roles.findings(trying: [sample]).isEmpty)
        #expect(recorder.events == [.didReceiveMemoryWarning])
    }

    @Test func aHandlerFindsTheAppThatItIsTriedIn() async {
        var slots: [Int] = []
        var roles = Roles()
        roles.urlDelegate = [
            Handling(.openURL) { _ in
                slots.append(AppDelegate.shared.urlDelegate.count)
                return true
            }
        ]
        roles.backgroundFetchDelegate = [
            Handling(.performFetch) { _ in
                await Task.yield()
                slots.append(AppDelegate.shared.urlDelegate.count)
                return .newData
            }
        ]
        #expect(await roles.findings(trying: [.url(page), .fetch]) == [])
        #expect(slots == [1, 1])
    }
}
