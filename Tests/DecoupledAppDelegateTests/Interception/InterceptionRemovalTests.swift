import DecoupledAppDelegate
import Testing

/// Keys, and what becomes of closures that are removed.
@MainActor
struct InterceptionRemovalTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    @Test func aKeyThatIsUsedAgainReplacesTheClosureAndMovesToTheTop() {
        note("one")
        note("two")
        delegate.intercept(.openURL, key: "one") { [journal] call in
            journal.note("one again")
            return call.next()
        }
        app.open()
        #expect(journal.lines == ["one again", "two"])
    }

    @Test func closuresWithoutAKeyAreAllDifferent() {
        let first = delegate.intercept(.openURL) { $0.next() }
        let second = delegate.intercept(.openURL) { $0.next() }
        #expect(first.key != second.key)
        for interception in [first, second] {
            #expect(delegate.isIntercepted(.openURL, key: interception.key))
            interception.cancel()
            #expect(!delegate.isIntercepted(.openURL, key: interception.key))
        }
        #expect(!delegate.isIntercepted(.openURL))
    }

    @Test func theSameKeyOnAnotherEventIsAnotherClosure() {
        note("key")
        delegate.intercept(.didReceiveMemoryWarning, key: "key") { $0.next() }
        delegate.removeInterception(of: .didReceiveMemoryWarning, key: "key")
        #expect(delegate.isIntercepted(.openURL, key: "key"))
        #expect(!delegate.isIntercepted(.didReceiveMemoryWarning))
    }

    @Test func removingWhatIsNotThereDoesNothing() {
        note("one")
        delegate.removeInterception(of: .openURL, key: "two")
        delegate.removeInterception(of: .didBecomeActive, key: "one")
        app.open()
        #expect(journal.lines == ["one"])
    }

    @Test func aTokenDoesNotRemoveTheClosureThatTookItsKey() {
        let old = note("key")
        note("key")
        old.cancel()
        old.cancel()
        app.open()
        #expect(journal.lines == ["key"])
    }

    @Test(arguments: ["bottom", "middle", "top"])
    func aClosureIsRemovedFromAnyPlace(removed: String) {
        let names = ["top", "middle", "bottom"]
        for name in names.reversed() { note(name) }
        delegate.removeInterception(of: .openURL, key: removed)
        app.open()
        #expect(journal.lines == names.filter { $0 != removed })
    }

    @Test func theRunningClosureRemovesItselfAndItsAnswerStillCounts() {
        delegate.intercept(.openURL) { [journal] call in
            journal.note("once")
            call.interception.cancel()
            return !call.next()
        }
        #expect(app.open())
        #expect(!app.open())
        #expect(journal.lines == ["once"])
        #expect(!app.responds(to: .openURL))
    }

    @Test(arguments: ["middle", "bottom"])
    func oneThatIsRemovedDuringAnEventIsSparedIfItsTurnHasNotCome(removed: String) {
        for name in ["bottom", "middle"] { note(name) }
        delegate.intercept(.openURL) { call in
            call.delegate.removeInterception(of: .openURL, key: removed)
            return call.next()
        }
        app.open()
        #expect(journal.lines == ["middle", "bottom"].filter { $0 != removed })
    }

    @Test func oneAboveThatIsRemovedDuringAnEventGoesOn() {
        delegate.intercept(.openURL) { call in
            call.delegate.removeInterception(of: .openURL, key: "top")
            return true
        }
        delegate.intercept(.openURL, key: "top") { [journal] call in
            let answer = call.next()
            journal.note("after")
            return answer
        }
        #expect(app.open())
        #expect(journal.lines == ["after"])
        #expect(!delegate.isIntercepted(.openURL, key: "top"))
    }

    @Test func oneThatIsAddedDuringAnEventWaitsForTheNext() {
        delegate.intercept(.openURL) { [journal] call in
            call.interception.cancel()
            call.delegate.intercept(.openURL) { call in
                journal.note("added")
                return call.next()
            }
            return call.next()
        }
        app.open()
        #expect(journal.lines == [])
        app.open()
        #expect(journal.lines == ["added"])
    }

    @Test func whatARemovedClosureCapturedIsFreedAtOnce() {
        weak var captured: Journal?
        var kept: InterceptedCall<URLInput, Bool>?
        do {
            let captive = Journal()
            captured = captive
            delegate.intercept(.openURL, key: "key") { [captive] call in
                captive.note("called")
                kept = call
                return call.next()
            }
        }
        app.open()
        #expect(captured?.lines == ["called"])
        delegate.removeInterception(of: .openURL, key: "key")
        #expect(captured == nil)
        // The call may outlive the closure and still goes down.
        #expect(kept?.next() == false)
    }

    @Test func whatAReplacedClosureCapturedIsFreedAtOnce() {
        weak var captured: Journal?
        do {
            let captive = Journal()
            captured = captive
            delegate.intercept(.openURL, key: "key") { [captive] call in
                captive.note("called")
                return call.next()
            }
        }
        #expect(captured != nil)
        note("key")
        #expect(captured == nil)
    }

    @Test func whatTheRunningClosureCapturedIsFreedWhenItReturns() {
        weak var captured: Journal?
        do {
            let captive = Journal()
            captured = captive
            delegate.intercept(.openURL) { [captive] call in
                call.interception.cancel()
                captive.note("still there")
                return true
            }
        }
        app.open()
        #expect(captured == nil)
    }

    @Test func whatAllCapturedIsFreedWithTheDelegateThoughTheyUseTheReceiver() {
        weak var captured: Journal?
        weak var freed: AppDelegate?
        do {
            let app = IsolatedApp()
            let captive = Journal()
            captured = captive
            for key in ["one", "two"] {
                app.delegate.intercept(.openURL, key: key) { [captive] call in
                    captive.note("\(call.delegate)")
                    return call.next()
                }
            }
            app.launch()
            app.open()
            freed = app.delegate
        }
        #expect(freed == nil)
        #expect(captured == nil)
    }

    @Test func aCallThatOutlivesItsDelegateStillNamesItsOwnSlots() throws {
        var call: InterceptedCall<URLInput, Bool>?
        weak var freed: AppDelegate?
        do {
            let app = IsolatedApp()
            app.delegate.urlDelegate = [Probe("own", claims: true, in: journal)]
            app.delegate.intercept(.openURL) {
                call = $0
                return $0.next()
            }
            app.launch()
            app.open()
            freed = app.delegate
        }
        #expect(freed == nil)
        let delegate = try #require(call).delegate
        #expect(delegate !== AppDelegate.shared)
        #expect(delegate.urlDelegate.names == ["own"])
        delegate.urlDelegate.append(Probe("other", in: journal))
        #expect(call?.delegate.urlDelegate.names == ["own", "other"])
        #expect(AppDelegate.shared.urlDelegate.isEmpty)
    }

    @Test func whatAClosureCapturedMayAddAnotherWhenItGoes() {
        do {
            let parting = Departing { [delegate] in delegate.intercept(.openURL, key: "added") { _ in true } }
            delegate.intercept(.openURL, key: "parting") { call in parting.isThere && call.next() }
        }
        delegate.removeInterception(of: .openURL, key: "parting")
        #expect(delegate.isIntercepted(.openURL, key: "added"))
        #expect(app.open())
    }

    @discardableResult
    private func note(_ name: String) -> Interception {
        delegate.intercept(.openURL, key: name) { [journal] call in
            journal.note(name)
            return call.next()
        }
    }
}
