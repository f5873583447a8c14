#if Intents
import DecoupledAppDelegate
import Testing

@MainActor
struct IntentTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    @Test func theFirstObjectThatHandlesTheIntentIsUsedAndLaterHandlersAreNotAsked() {
        fill([nil, "one", "two"])
        #expect(ask() as? String == "one")
        #expect(journal.lines == ["nil", "one"])
    }

    @Test func handlersThatAgreeHaveTheFirstOneAsked() {
        fill(["one", "one"])
        #expect(ask() as? String == "one")
        #expect(journal.lines == ["one"])
    }

    @Test func nobodyHandlesTheIntentWhereNoHandlerNamesAnObject() {
        #expect(ask() == nil)
        fill([nil, nil])
        #expect(ask() == nil)
        #expect(journal.lines == ["nil", "nil"])
    }

    private func fill(_ answers: [String?]) {
        app.delegate.intentDelegate = Handlers { for answer in answers { IntentHandler(answer, journal) } }
    }

    private func ask() -> Any? {
        app.delegate.application(app.application, handlerFor: INIntent())
    }
}

/// A handler that names a text as what handles intents, or nothing.
private final class IntentHandler: IntentDelegate {
    private let answer: String?
    private let journal: Journal

    init(_ answer: String?, _ journal: Journal) {
        self.answer = answer
        self.journal = journal
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        journal.note(answer ?? "nil")
        return answer
    }
}
#endif
