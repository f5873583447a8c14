import DecoupledAppDelegate
import Testing

/// Methods that an SDK has put on our delegate's class or on the object's: who is asked, how often, in which order.
@MainActor
struct SwizzledMethodTests {
    private let app = IsolatedApp(makeDelegate: { SwizzledDelegate(roles: $0, clock: $1) })
    private let journal = Journal()

    init() {
        let witness = SwizzlingWitness(in: journal)
        app.delegate.journal = journal
        app.delegate.urlDelegate = [witness]
        app.delegate.backgroundFetchDelegate = [witness]
        app.delegate.systemConditionsDelegate = [witness]
    }

    @Test(arguments: [SwizzledDelegate.Original.calledBefore, .calledAfter])
    func handlersAreCalledOnceWhenTheSDKCallsTheOriginal(original: SwizzledDelegate.Original) {
        app.delegate.original = original
        app.launch()
        let answers = app.application.system.tellOneOfEachKind()
        let once = original == .calledBefore ? ["handler", "SDK"] : ["SDK", "handler"]
        #expect(journal.lines == once + once + once)
        #expect(answers.isTaken == true)
        #expect(answers.fetched == [.newData])
        #expect(app.faults.isEmpty)
    }

    /// Nothing tells such a method from an override of the app's own that does not call super.
    @Test func anSDKThatDoesNotCallTheOriginalIsTheOnlyOneThatIsCalled() async {
        app.delegate.original = .notCalled
        app.launch()
        await nextTurn()
        let answers = app.application.system.tellOneOfEachKind()
        #expect(journal.lines == ["SDK", "SDK", "SDK"])
        #expect(answers.isTaken == false)
        #expect(answers.fetched == [.failed])
        #expect(app.faults.isEmpty)
    }
}
