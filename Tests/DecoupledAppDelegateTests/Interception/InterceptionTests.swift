import DecoupledAppDelegate
import Testing

/// What closures do to an event that is answered at once.
@MainActor
struct InterceptionTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    @Test func aClosureAnswersAnEventThatNobodyHandles() {
        #expect(!app.responds(to: .openURL))
        let interception = delegate.intercept(.openURL) { _ in true }
        #expect(app.responds(to: .openURL))
        #expect(app.open())
        interception.cancel()
        #expect(!app.responds(to: .openURL))
        #expect(!app.open())
    }

    @Test func whatIsAddedAfterLaunchMakesTheSystemAskAgain() async {
        app.launch()
        #expect(app.application.system.open(.page) == nil)
        let interception = delegate.intercept(.openURL) { _ in true }
        await nextTurn()
        #expect(app.application.system.open(.page) == true)
        interception.cancel()
        await nextTurn()
        #expect(app.application.system.open(.page) == nil)
    }

    @Test func aClosureOverridesTheHandlers() {
        delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        delegate.intercept(.openURL) { _ in false }
        #expect(!app.open())
        #expect(journal.lines == [])
    }

    @Test func nextAsksTheHandlersAndReturnsTheirAnswer() {
        delegate.urlDelegate = [Probe("one", in: journal), Probe("two", claims: true, in: journal)]
        delegate.intercept(.openURL) { [journal] call in
            journal.note("before")
            let answer = call.next()
            journal.note("after")
            return !answer
        }
        #expect(!app.open())
        #expect(journal.lines == ["before", "one", "two", "after"])
    }

    @Test func theLastAddedOfThreeRunsFirstAndNextGoesDownToTheSlot() {
        delegate.urlDelegate = [Probe("slot", claims: true, in: journal)]
        for name in ["bottom", "middle", "top"] { note(name) }
        #expect(app.open())
        #expect(journal.lines == ["top", "middle", "bottom", "slot"])
    }

    @Test func aClosureThatAStackIsTooHighForIsNotAddedAndReported() {
        var calls = 0
        func intercept(key: String? = nil) -> Interception {
            delegate.intercept(.openURL, key: key) { call in
                calls += 1
                return call.next()
            }
        }
        delegate.urlDelegate = [Probe("slot", claims: true, in: journal)]
        let interceptions = (1...100).map { _ in intercept() } + [intercept(key: "last")]
        #expect(app.faults.map(\.handler) == ["last"])
        #expect(app.faults.map(\.reason) == [.stackedTooHigh(limit: 100)])
        #expect(app.faults.map(\.slot) == ["urlDelegate"])
        #expect(app.faults.map(\.event) == [.openURL])
        #expect(!delegate.isIntercepted(.openURL, key: "last"))
        #expect(app.open())
        #expect(calls == 100)
        interceptions[100].cancel()
        interceptions[50].cancel()
        _ = intercept(key: "last")
        _ = intercept(key: "last")
        #expect(app.faults.count == 1)
        #expect(app.open())
        #expect(calls == 200)
    }

    @Test func aClosureThatDoesNotCallNextSparesAllBelow() {
        delegate.urlDelegate = [Probe("slot", in: journal)]
        note("bottom")
        delegate.intercept(.openURL) { _ in true }
        note("top")
        #expect(app.open())
        #expect(journal.lines == ["top"])
    }

    @Test func aClosureThatCallsNextTwicePassesTheEventOnTwice() {
        delegate.urlDelegate = [Probe("slot", claims: true, in: journal)]
        note("bottom")
        delegate.intercept(.openURL) { call in call.next() && call.next() }
        #expect(app.open())
        #expect(journal.lines == ["bottom", "slot", "bottom", "slot"])
    }

    @Test func nextPassesOnOtherArguments() throws {
        let handler = URLProbe()
        delegate.urlDelegate = [handler]
        let other = try #require(URL(string: "courier://parcel/7"))
        delegate.intercept(.openURL) { [journal] call in
            journal.note(call.input.url.absoluteString)
            return call.next()
        }
        delegate.intercept(.openURL) { call in
            var input = call.input
            input.url = other
            return call.next(input)
        }
        app.open()
        #expect(handler.urls == [other])
        #expect(journal.lines == [other.absoluteString])
    }

    @Test func theClosureIsGivenTheDelegateThatItWasAddedTo() {
        weak var receiver: AppDelegate?
        delegate.intercept(.openURL) { call in
            receiver = call.delegate
            return call.next()
        }
        app.open()
        #expect(receiver === delegate)
    }

    @Test func aClosureMayFillTheSlotAndTheEventGoesToThoseWhoWereThere() {
        let interception = delegate.intercept(.openURL) { [journal] call in
            call.delegate.urlDelegate = [Probe("new", in: journal)]
            return call.next()
        }
        delegate.urlDelegate = [Probe("old", in: journal)]
        app.open()
        // The old one was removed before its turn, the new one waits for the next event.
        #expect(journal.lines == [])
        app.open()
        #expect(journal.lines == [])
        interception.cancel()
        app.open()
        #expect(journal.lines == ["new"])
    }

    @Test func anEventWithoutAnAnswerIsIntercepted() {
        delegate.systemConditionsDelegate = [Probe("handler", in: journal)]
        delegate.intercept(.didReceiveMemoryWarning) { [journal] _ in journal.note("memory") }
        delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(journal.lines == ["memory"])
    }

    @Test func theAnswerOfOrientationsCannotBeEmpty() {
        delegate.intercept(.supportedInterfaceOrientations, key: "none") { _ in [] }
        let mask = delegate.application(app.application, supportedInterfaceOrientationsFor: nil)
        #expect(mask == app.application.supportedInterfaceOrientations(for: nil))
        #expect(app.faults.map(\.reason) == [.noCommonOrientation])
        #expect(app.faults.map(\.handler) == ["none"])
    }

    private func note(_ name: String) {
        delegate.intercept(.openURL, key: name) { [journal] call in
            journal.note(name)
            return call.next()
        }
    }
}
