#if CloudKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What `discardKeptEvents()` drops, by when it is called: everything but the token, while those who are still due are called.
@MainActor
struct DiscardedEventTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    init() {
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
    }

    @Test func aURLThatAHandlerDeclinesAndDiscardsIsNotKept() async {
        delegate.urlDelegate = [discarding("first"), Probe("second", in: journal)]
        #expect(!app.open())
        #expect(journal.lines == ["first", "second"])
        await addLateHandlers()
        #expect(journal.lines == ["first", "second"])
    }

    @Test func aURLThatAnObserverDiscardsIsNotKept() async {
        let observer = discarding("observer")
        delegate.urlDelegate = Handlers { Observing(observer) }
        app.open()
        await addLateHandlers()
        #expect(journal.lines == ["observer"])
    }

    @Test func aURLThatAClosureDiscardsBeforeItPassesItOnIsNotKept() async {
        let interception = delegate.intercept(.openURL) { [unowned delegate] call in
            delegate.discardKeptEvents()
            return call.next()
        }
        delegate.urlDelegate = [Probe("first", in: journal)]
        #expect(!app.open())
        interception.cancel()
        await addLateHandlers()
        #expect(journal.lines == ["first"])
    }

    @Test func anActivityThatAHandlerDeclinesAndDiscardsIsNotKept() async {
        delegate.activityContinuationDelegate = [
            Handling(.continueUserActivity) { [unowned delegate, journal] _ in
                journal.note("first")
                delegate.discardKeptEvents()
                return false
            }
        ]
        let activity = NSUserActivity(activityType: "type")
        _ = delegate.application(app.application, continue: activity) { _ in }
        await addLateHandlers()
        #expect(journal.lines == ["first"])
    }

    /// When the handler that discards what is kept declines the quick action.
    nonisolated enum Answer: CaseIterable {
        case inside, later
    }

    @Test(arguments: Answer.allCases)
    func aQuickActionThatAHandlerDiscardsIsOfferedToThoseWhoAreDueAndNotKept(answer: Answer) async {
        let first = ShortcutHandler("first", answering: answer == .inside ? false : nil, in: journal)
        first.whenAsked = { [unowned delegate] in delegate.discardKeptEvents() }
        delegate.shortcutItemDelegate = [first, ShortcutHandler("second", answering: false, in: journal)]
        performQuickAction()
        first.answer(false)
        #expect(journal.lines == ["first", "second"])
        await addLateHandlers()
        #expect(journal.lines == ["first", "second"])
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
    }

    @Test func aQuickActionThatIsDiscardedWhileAHandlerHasYetToAnswerIsOfferedToThoseWhoAreDue() async {
        let first = ShortcutHandler("first", in: journal)
        delegate.shortcutItemDelegate = [first, ShortcutHandler("second", answering: false, in: journal)]
        performQuickAction()
        await nextTurn()
        delegate.discardKeptEvents()
        first.answer(false)
        #expect(journal.lines == ["first", "second"])
        await addLateHandlers()
        #expect(journal.lines == ["first", "second"])
    }

    @Test func aShareThatAnObserverDiscardsIsNotKept() async {
        delegate.cloudKitShareDelegate = Handlers {
            Observing<any CloudKitShareDelegate>(
                Handling(.didAcceptCloudKitShare) { [unowned delegate, journal] _ in
                    journal.note("observer")
                    delegate.discardKeptEvents()
                })
        }
        delegate.deliver(.didAcceptCloudKitShare, CKShare.Metadata(containerIdentifier: "container"))
        await addLateHandlers()
        #expect(journal.lines == ["observer"])
    }

    @Test func aResponseThatAnObserverDiscardsIsNotKept() async {
        delegate.userNotificationsDelegate = Handlers {
            Observing<any UserNotificationsDelegate>(
                Handling(.didReceiveNotificationResponse) { [unowned delegate, journal] _ async in
                    journal.note("observer")
                    delegate.discardKeptEvents()
                })
        }
        delegate.deliver(.didReceiveNotificationResponse, UNNotificationResponse(notification: .sample()))
        await addLateHandlers()
        #expect(journal.lines == ["observer"])
    }

    @Test func aURLThatIsDiscardedWhileItIsOfferedReachesThoseWhoAreDueAndIsNotKept() async {
        app.open()
        delegate.urlDelegate = [discarding("first"), Probe("second", in: journal)]
        await nextTurn()
        #expect(journal.lines == ["first", "second"])
        await addLateHandlers()
        #expect(journal.lines == ["first", "second"])
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
    }

    @Test func aQuickActionThatIsDiscardedWhileItIsOfferedReachesThoseWhoAreDueAndIsNotKept() async {
        performQuickAction()
        let first = ShortcutHandler("first", in: journal)
        first.whenAsked = { [unowned delegate] in delegate.discardKeptEvents() }
        delegate.shortcutItemDelegate = [first, ShortcutHandler("second", answering: false, in: journal)]
        await nextTurn()
        first.answer(false)
        #expect(journal.lines == ["first", "second"])
        await addLateHandlers()
        #expect(journal.lines == ["first", "second"])
    }

    @Test func whatArrivesAfterItHasBeenCalledIsKept() async {
        delegate.urlDelegate = [discarding("first")]
        app.open()
        _ = journal.take()
        delegate.urlDelegate = []
        app.open()
        await addLateHandlers()
        #expect(journal.lines == ["late"])
    }

    private func discarding(_ name: String) -> Probe {
        let probe = Probe(name, in: journal)
        probe.whenCalled = { [unowned delegate] in delegate.discardKeptEvents() }
        return probe
    }

    private func performQuickAction() {
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        delegate.application(app.application, performActionFor: item) { _ in }
    }

    /// Adds a handler to each slot, which receives what is kept.
    private func addLateHandlers() async {
        let note: @MainActor () -> Void = { [journal] in journal.note("late") }
        delegate.urlDelegate.append(
            Handling(.openURL) { _ in
                note()
                return true
            })
        delegate.activityContinuationDelegate.append(
            Handling(.continueUserActivity) { _ in
                note()
                return true
            })
        delegate.shortcutItemDelegate.append(ShortcutHandler("late", answering: true, in: journal))
        delegate.cloudKitShareDelegate.append(Handling(.didAcceptCloudKitShare) { _ in note() })
        delegate.userNotificationsDelegate.append(Handling(.didReceiveNotificationResponse) { _ async in note() })
        for _ in 0..<3 { await nextTurn() }
    }
}
#endif
