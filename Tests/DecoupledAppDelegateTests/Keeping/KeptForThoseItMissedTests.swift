#if CloudKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What is kept goes by who was called: not by who was in the slot when the event came, nor by who is alive when it is over.
@MainActor
struct KeptForThoseItMissedTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }
    private let share = CKShare.Metadata(containerIdentifier: "container")

    @Test func aURLReachesAHandlerThatWasRemovedBeforeItsTurnAndComesBack() async {
        delegate.keptEventPolicy.respondsWithoutHandlers = true
        let (first, second) = (Probe("first", in: journal), Probe("second", claims: true, in: journal))
        first.whenCalled = { [unowned delegate] in delegate.urlDelegate.remove(second) }
        delegate.urlDelegate = [first, second]
        #expect(!app.open())
        delegate.urlDelegate.append(second)
        await nextTurn()
        #expect(journal.lines == ["first", "second"])
    }

    @Test func aURLThatAClosureDeclinesAfterAHandlerReachesOneThatWasRemovedBeforeItsTurnAndComesBack() async {
        delegate.keptEventPolicy.respondsWithoutHandlers = true
        let interception = delegate.intercept(.openURL) { call in
            _ = call.next()
            return false
        }
        let first = Probe("first", claims: true, in: journal)
        let second = Probe("second", claims: true, in: journal)
        first.whenCalled = { [unowned delegate] in delegate.urlDelegate.remove(second) }
        delegate.urlDelegate = [first, second]
        #expect(!app.open())
        interception.cancel()
        delegate.urlDelegate.append(second)
        await nextTurn()
        #expect(journal.lines == ["first", "second"])
    }

    @Test func aQuickActionThatAClosureDeclinesAfterAHandlerReachesOneThatWasRemovedBeforeItsTurnAndComesBack() async {
        let interception = delegate.intercept(.performShortcutAction) { call in
            _ = call.next()
            return Reply(false)
        }
        let first = ShortcutHandler("first", answering: true, in: journal)
        let second = ShortcutHandler("second", answering: true, in: journal)
        first.whenAsked = { [unowned delegate] in delegate.shortcutItemDelegate.remove(second) }
        delegate.shortcutItemDelegate = [first, second]
        performQuickAction()
        await nextTurn()
        interception.cancel()
        delegate.shortcutItemDelegate.append(second)
        await nextTurn()
        await nextTurn()
        #expect(journal.lines == ["first", "second"])
    }

    @Test func aQuickActionReachesAHandlerThatWasRemovedBeforeItsTurnAndComesBack() async {
        let first = ShortcutHandler("first", answering: false, in: journal)
        let second = ShortcutHandler("second", answering: true, in: journal)
        first.whenAsked = { [unowned delegate] in delegate.shortcutItemDelegate.remove(second) }
        delegate.shortcutItemDelegate = [first, second]
        performQuickAction()
        delegate.shortcutItemDelegate.append(second)
        await nextTurn()
        await nextTurn()
        #expect(journal.lines == ["first", "second"])
    }

    @Test(arguments: [true, false])
    func aShareIsKeptThoughItsOnlyHandlerIsRemovedBeforeItsTurn(isOffered: Bool) async {
        let (watcher, handler) = (Shares("watcher", in: journal), Shares("handler", in: journal))
        watcher.whenCalled = { [unowned delegate] in delegate.cloudKitShareDelegate.remove(handler) }
        if isOffered { delegate.deliver(.didAcceptCloudKitShare, share) }
        delegate.cloudKitShareDelegate = Handlers {
            Observing(watcher)
            handler
        }
        if isOffered { await nextTurn() } else { delegate.deliver(.didAcceptCloudKitShare, share) }
        #expect(journal.lines == ["watcher"])
        delegate.cloudKitShareDelegate.append(handler)
        await nextTurn()
        #expect(journal.lines == ["watcher", "handler"])
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
    }

    @Test func aShareIsNotKeptThoughItsWeakHandlerIsFreedWhileItTakesIt() async {
        var taker: Shares? = Shares("taker", in: journal)
        taker?.whenCalled = { taker = nil }
        delegate.cloudKitShareDelegate = Handlers { if let taker { Weak(taker) } }
        delegate.deliver(.didAcceptCloudKitShare, share)
        #expect(taker == nil)
        delegate.cloudKitShareDelegate = [Shares("next", in: journal)]
        await nextTurn()
        #expect(journal.lines == ["taker"])
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
    }

    @Test func aURLThatUIKitOpensElsewhereIsNotKeptThoughItsWeakHandlerIsFreedAsItDeclines() async {
        var decliner: Probe? = Probe("decliner", in: journal)
        decliner?.whenCalled = { decliner = nil }
        delegate.urlDelegate = Handlers { if let decliner { Weak(decliner) } }
        #expect(!app.open())
        delegate.urlDelegate = [Probe("next", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines == ["decliner"])
    }

    private func performQuickAction() {
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        delegate.application(app.application, performActionFor: item) { _ in }
    }
}

@MainActor private final class Shares: CloudKitShareDelegate {
    var whenCalled: () -> Void = {}
    private let name: String
    private let journal: Journal

    init(_ name: String, in journal: Journal) { (self.name, self.journal) = (name, journal) }

    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        journal.note(name)
        whenCalled()
    }
}
#endif
