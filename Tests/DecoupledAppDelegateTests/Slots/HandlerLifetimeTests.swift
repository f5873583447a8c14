import DecoupledAppDelegate
import Testing

/// A handler that leaves its slot may do anything as it goes, the slot it was in included.
@MainActor
struct HandlerLifetimeTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test func theDeinitOfAHandlerReplacedByItsKeyMayReadTheSlot() {
        fill()
        app.delegate.urlDelegate[key: "key"] = Probe("new", in: journal)
        #expect(journal.lines == ["old saw 1"])
    }

    @Test func theDeinitOfARemovedHandlerMayReadTheSlot() {
        fill()
        app.delegate.urlDelegate.removeValue(forKey: "key")
        #expect(journal.lines == ["old saw 0"])
    }

    @Test func theDeinitOfAHandlerInAReplacedSlotMayReadTheSlot() {
        fill()
        app.delegate.urlDelegate = [Probe("new", in: journal), Probe("other", in: journal)]
        #expect(journal.lines == ["old saw 2"])
    }

    @Test func theDeinitOfAHandlerInReplacedRolesMayReadTheSlot() {
        fill()
        app.delegate.roles = Roles()
        #expect(journal.lines == ["old saw 0"])
    }

    @Test func theDeinitOfAHandlerRemovedDuringAnEventMayReadTheSlot() {
        fill()
        let remover = Probe("remover", in: journal)
        remover.whenCalled = { [app] in app.delegate.urlDelegate = [] }
        app.delegate.urlDelegate.append(remover)
        app.open()
        #expect(journal.lines == ["old called", "remover", "old saw 0"])
    }

    @Test func theDeinitOfAReplacedHandlerMayFillTheSlot() {
        fill()
        let last = Probe("last", in: journal)
        app.delegate.urlDelegate = [
            Parting("filling", in: journal) { [delegate = app.delegate] in
                delegate.urlDelegate.append(last)
                return delegate.urlDelegate.count
            }
        ]
        app.delegate.urlDelegate = []
        #expect(journal.lines == ["old saw 1", "filling saw 1"])
        #expect(app.delegate.urlDelegate.contains(last))
        #expect(app.responds(to: .openURL))
    }

    @Test func theSlotsAreFreedWithTheirDelegate() {
        weak var handler: Probe?
        weak var delegate: AppDelegate?
        do {
            let app = IsolatedApp()
            let probe = Probe("handler", in: journal)
            app.delegate.urlDelegate = [probe]
            app.launch()
            handler = probe
            delegate = app.delegate
        }
        #expect(handler == nil)
        #expect(delegate == nil)
    }

    /// Puts in a handler that looks at its slot as it goes.
    private func fill() {
        let parting = Parting("old", in: journal) { [weak delegate = app.delegate] in
            delegate?.urlDelegate.count ?? -1
        }
        app.delegate.urlDelegate = Handlers { Keyed("key", parting) }
    }
}

/// A handler that looks at something as it goes.
@MainActor
private final class Parting: URLDelegate {
    private let name: String
    private let journal: Journal
    private let look: () -> Int

    init(_ name: String, in journal: Journal, look: @escaping () -> Int) {
        self.name = name
        self.journal = journal
        self.look = look
    }

    deinit {
        MainActor.assumeIsolated {
            journal.note("\(name) saw \(look())")
        }
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        journal.note("\(name) called")
        return false
    }
}
