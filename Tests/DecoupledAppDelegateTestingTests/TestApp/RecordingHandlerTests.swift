import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net)
struct RecordingHandlerTests {
    private let recorder = RecordingHandler()
    private let app = TestApp()
    private let page = URL(fileURLWithPath: "/page")

    @Test func itFillsEverySlot() {
        var roles = Roles()
        roles.append(recorder)
        #expect(roles.inspection.filter { $0.handlers.map(\.name) != ["RecordingHandler"] }.isEmpty)
    }

    @Test func itRecordsEachEventWithItsArguments() {
        app.delegate.urlDelegate = [recorder]
        app.delegate.systemConditionsDelegate = [recorder]
        app.open(page)
        app.receiveMemoryWarning()
        #expect(recorder.entries == [.init(.openURL, "file:///page"), .init(.didReceiveMemoryWarning)])
        #expect(
            recorder.entries.map(\.description) == [
                ".openURL file:///page", ".didReceiveMemoryWarning",
            ])
        recorder.removeEntries()
        #expect(recorder.entries.isEmpty)
    }

    @Test func anEntryIsOneLine() {
        #expect("\(RecordingHandler.Entry(.openURL, "a\nb"))" == #".openURL a\nb"#)
    }

    @Test func withoutAnInstructionItStandsBesideOthersAndChangesNothing() async {
        app.delegate.urlDelegate = [recorder, Handling(.openURL) { _ in true }]
        app.delegate.backgroundFetchDelegate = [recorder]
        app.delegate.orientationDelegate = [recorder, Handling(.supportedInterfaceOrientations) { _ in .portrait }]
        #expect(app.open(page))
        #expect(await app.performFetch() == .noData)
        #expect(app.supportedInterfaceOrientations() == .portrait)
    }

    @Test func aClosureAnswersByTheArguments() {
        recorder.answer(.openURL) { $0.url.path == "/page" }
        app.delegate.urlDelegate = [recorder]
        #expect(app.open(page))
        #expect(!app.open(URL(fileURLWithPath: "/other")))
    }

    @Test func theLastInstructionHolds() {
        app.delegate.urlDelegate = [recorder]
        recorder.answer(.openURL, with: true)
        recorder.answer(.openURL, with: false)
        #expect(!app.open(page))
    }

    @Test func itWantsWhatItWasToldToWant() {
        let recorder = RecordingHandler(wanting: [.didBecomeActive])
        app.delegate.appStateDelegate = [recorder]
        app.launch()
        #expect(recorder.events == [.didBecomeActive])
        recorder.wantedEvents = nil
        app.delegate.refreshResponses()
        app.enterBackground()
        #expect(recorder.events == [.didBecomeActive, .willResignActive, .didEnterBackground])
    }

    @Test func itOwesEachAnswerUntilItGivesIt() async {
        recorder.answer(.performFetch, .later)
        app.delegate.backgroundFetchDelegate = [recorder]
        let replies = [app.deliver(.performFetch), app.deliver(.performFetch)]
        recorder.finish(.performFetch, with: .newData)
        #expect(replies.map(\.answer) == [.newData, .newData])
        recorder.finish(.performFetch, with: .failed)
        #expect(app.faults.isEmpty)
    }
}
