import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// What each fault says, and to whom.
@MainActor
struct FaultTests {
    private let app = IsolatedApp()

    @Test func anObjectThatIsInASlotTwiceIsReportedForTheSlot() throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler, handler]
        let fault = try onlyFault()
        #expect(fault.reason == .duplicate)
        #expect(fault.event == nil)
        #expect(fault.slot == "backgroundFetchDelegate")
        #expect(fault.handler == "FetchHandler")
        #expect("\(fault)".hasPrefix("FetchHandler in backgroundFetchDelegate: the same object is in the slot twice."))
    }

    @Test func aHandlerThatComesAfterLaunchIsReported() throws {
        _ = app.delegate.application(app.application, willFinishLaunchingWithOptions: nil)
        _ = app.delegate.application(app.application, didFinishLaunchingWithOptions: nil)
        app.delegate.appStateDelegate = [Latecomer()]
        let fault = try #require(app.faults.first)
        #expect(app.faults.count == 1)
        #expect(fault.reason == .missed)
        #expect(fault.event == .didFinishLaunching)
        #expect("\(fault)".contains("Latecomer in appStateDelegate"))
        #expect("\(fault)".contains("added after the event, which is sent once per process"))
    }

    @Test func whatTheClosureCapturedMayMakeAMistakeAsItGoes() {
        var reasons: [Fault.Reason] = []
        do {
            let parting = Departing { [delegate = app.delegate] in
                let handler = FetchHandler()
                delegate.backgroundFetchDelegate = [handler, handler]
            }
            app.delegate.onFault = { _ in _ = parting.isThere }
        }
        app.delegate.onFault = { reasons.append($0.reason) }
        #expect(reasons == [.duplicate])
    }

    @Test func aSecondAnswerIsReported() throws {
        app.delegate.backgroundFetchDelegate = [
            FetchHandler {
                $0(.noData)
                $0(.noData)
            }
        ]
        _ = app.fetch()
        try expectFetchFault(.answeredTwice, "called its completion handler more than once. ")
    }

    @Test func aDroppedCompletionIsReported() throws {
        app.delegate.backgroundFetchDelegate = [FetchHandler { _ in }]
        _ = app.fetch()
        try expectFetchFault(.dropped, "dropped its completion handler without calling it, or its reply without ")
    }

    @Test func silenceIsReportedWithTheDeadline() throws {
        app.delegate.backgroundFetchDelegate = [FetchHandler()]
        app.delegate.deadlines[.performFetch] = 2.5
        _ = app.fetch()
        app.clock.advance(by: 2.5)
        try expectFetchFault(.silent(deadline: 2.5), "did not call its completion handler within 2.5 s. ")
    }

    @Test func aLateAnswerIsReported() throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        _ = app.fetch()
        app.clock.advance(by: 29)
        var faults: [Fault] = []
        app.delegate.onFault = { faults.append($0) }
        handler.answer(.noData)
        #expect(faults.map(\.reason) == [.late])
        let text = "called its completion handler after UIKit had its result. "
        #expect(faults.allSatisfy { "\($0)".hasPrefix(prefix + text) })
    }

    @Test func aMaskThatCannotBeUsedIsReported() throws {
        app.delegate.orientationDelegate = [FixedOrientation(.portrait), FixedOrientation(.landscape)]
        _ = app.delegate.application(app.application, supportedInterfaceOrientationsFor: nil)
        let fault = try onlyFault()
        #expect(fault.reason == .noCommonOrientation)
        #expect(fault.event == .supportedInterfaceOrientations)
        #expect("\(fault)".contains(": supports no orientation that the handlers before it support. "))
    }

    @Test func aHandlerThatKeepsTheMainThreadIsReportedWithBothTimes() throws {
        app.delegate.handlerBudget = 0.25
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { [unowned app] completion in
                app.clock.advance(by: 0.5)
                completion(.noData)
            }
        ]
        _ = app.fetch()
        try expectFetchFault(
            .overBudget(seconds: 0.5, budget: 0.25),
            "blocked the main thread for 0.5 s, more than the 0.25 s allowed. "
        )
    }

    @Test func aReceiverMayFillSlotsAndCauseEvents() {
        var faults: [Fault.Reason] = []
        app.delegate.backgroundFetchDelegate = [FetchHandler { _ in }]
        app.delegate.onFault = { [unowned app] fault in
            faults.append(fault.reason)
            app.delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData)]
            #expect(app.fetch().answers == [.newData])
        }
        #expect(app.fetch().answers == [.noData])
        #expect(faults == [.dropped])
    }

    @Test func aReasonHasANameThatItsFiguresDoNotChange() {
        #expect(Fault.Reason.late.name == "late")
        #expect(Fault.Reason.silent(deadline: 2).name == "silent(deadline:)")
        #expect(Fault.Reason.silent(deadline: 3).name == "silent(deadline:)")
        #expect(Fault.Reason.silent(deadline: 2) != .silent(deadline: 3))
    }

    @Test func aFaultIsTheSameAfterItsWayThroughJSON() throws {
        let fault = Fault(event: .performFetch, slot: "roles", handler: "Fetcher", reason: .silent(deadline: 2.5))
        let data = try JSONEncoder().encode(fault)
        #expect(try JSONDecoder().decode(Fault.self, from: data) == fault)
        #expect(String(decoding: data, as: UTF8.self).contains(#""name":"silent(deadline:)""#))
    }

    @Test func reasonsAreEqualByNameAndFiguresWhateverTheirSentences() throws {
        #expect(Fault.Reason.silent(deadline: 29) != .silent(deadline: 29.000_000_1))
        #expect(Fault.Reason.deprecated(replacement: "one") != .deprecated(replacement: "another"))
        let fault = Fault(slot: "roles", handler: "Fetcher", reason: .overBudget(seconds: 2, budget: 1))
        let data = try JSONEncoder().encode(fault)
        let translated = String(decoding: data, as: UTF8.self)
            .replacingOccurrences(of: "blocked the main thread", with: "hielt den Hauptfaden auf")
        let decoded = try JSONDecoder().decode(Fault.self, from: Data(translated.utf8))
        #expect("\(decoded)" != "\(fault)")
        #expect(decoded == fault)
        #expect(decoded.hashValue == fault.hashValue)
    }

    private let prefix = "FetchHandler in backgroundFetchDelegate (\(AppEvent.performFetch)): "

    private func onlyFault() throws -> Fault {
        #expect(app.faults.count == 1)
        return try #require(app.faults.first)
    }

    private func expectFetchFault(_ reason: Fault.Reason, _ text: String) throws {
        let fault = try onlyFault()
        #expect(fault.reason == reason)
        #expect(fault.event == .performFetch)
        #expect(fault.slot == "backgroundFetchDelegate")
        #expect(fault.handler == "FetchHandler")
        #expect("\(fault)".hasPrefix(prefix + text))
    }
}

private final class Latecomer: AppStateDelegate {}

@MainActor
private final class FixedOrientation: OrientationDelegate {
    private let mask: UIInterfaceOrientationMask

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
}
