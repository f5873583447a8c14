import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

@MainActor
struct URLClaimTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test func handlersAreAskedInOrderUntilOneClaimsTheURL() {
        app.delegate.urlDelegate = [probe("first"), probe("second", claims: true), probe("third", claims: true)]
        #expect(app.open())
        #expect(journal.lines == ["first", "second"])
    }

    @Test func theRecordSaysWhoWasNotAsked() throws {
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        app.delegate.urlDelegate = Handlers {
            probe("first", claims: true)
            Unasked()
            Observing(Observer())
            Unasked()
        }
        app.open()
        let record = try #require(records.first)
        #expect(records.count == 1)
        #expect(record.event == .openURL)
        #expect(record.slot == "urlDelegate")
        #expect(record.asked.map(\.handler) == ["Probe", "Observer"])
        #expect(record.asked.map(\.answer) == ["true", "true"])
        #expect(record.asked.map { $0.kind == .observer } == [false, true])
        #expect(record.notAsked.map(\.handler) == ["Unasked", "Unasked"])
        #expect(record.notAsked.map(\.reason) == [.alreadyAnswered, .alreadyAnswered])
        #expect(record.answer == "true")
    }

    @Test func everyHandlerIsAskedWhereTheRoutingSaysSo() {
        let handlers = [probe("first"), probe("second", claims: true), probe("third"), probe("fourth", claims: true)]
        app.delegate.urlDelegate = Handlers(routing: .everyHandler) { for handler in handlers { handler } }
        #expect(app.open())
        #expect(journal.take() == ["first", "second", "third", "fourth"])

        app.delegate.urlDelegate.routing = .untilHandled
        #expect(app.open())
        #expect(journal.lines == ["first", "second"])
    }

    @Test(arguments: [ClaimRouting.untilHandled, .everyHandler])
    func aURLThatNobodyClaimsIsAnsweredFalse(routing: ClaimRouting) {
        app.delegate.urlDelegate = Handlers(routing: routing) {
            probe("first")
            probe("second")
        }
        #expect(!app.open())
        #expect(journal.lines == ["first", "second"])
    }

    @Test func aURLWithoutHandlersIsAnsweredFalse() {
        #expect(!app.open())
    }

    @Test(arguments: [ClaimRouting.untilHandled, .everyHandler])
    func observersAreToldBeforeAndAfterTheClaim(routing: ClaimRouting) {
        app.delegate.urlDelegate = Handlers(routing: routing) {
            Observing(probe("before"))
            probe("handler", claims: true)
            Observing(probe("after"))
        }
        #expect(app.open())
        #expect(journal.lines == ["before", "handler", "after"])
    }

    @Test(arguments: [ClaimRouting.untilHandled, .everyHandler])
    func theAnswerOfAnObserverIsNeverUsed(routing: ClaimRouting) {
        app.delegate.urlDelegate = Handlers(routing: routing) {
            Observing(probe("before", claims: true))
            probe("handler")
            Observing(probe("after", claims: true))
        }
        #expect(!app.open())
        #expect(journal.lines == ["before", "handler", "after"])
    }

    @Test func handlersGetTheURLWithItsOptions() {
        let handler = OptionsProbe()
        app.delegate.urlDelegate = [handler]
        app.open(.page, options: [.sourceApplication: "sender", .openInPlace: true])
        #expect(handler.application === app.application)
        #expect(handler.url == .page)
        #expect(handler.options[.sourceApplication] as? String == "sender")
        #expect(handler.options[.openInPlace] as? Bool == true)
        #expect(handler.options.count == 2)
    }

    private func probe(_ name: String, claims: Bool = false) -> Probe {
        Probe(name, claims: claims, in: journal)
    }
}

private class Observer: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        true
    }
}

private final class Unasked: Observer {}

@MainActor
private final class OptionsProbe: URLDelegate {
    private(set) var application: UIApplication?
    private(set) var url: URL?
    private(set) var options: [UIApplication.OpenURLOptionsKey: Any] = [:]

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        application = app
        self.url = url
        self.options = options
        return true
    }
}
