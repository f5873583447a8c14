import DecoupledAppDelegate
import Testing

/// An SDK that captures the application's delegate when it starts, takes its place, and passes on what it is called with.
@MainActor
struct CapturingDelegateTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    @Test(arguments: StandingDelegate.Forwarding.allCases)
    func handlersAreCalledOnceWheneverTheSDKPassesOn(forwarding: StandingDelegate.Forwarding) async {
        let witness = SwizzlingWitness(in: journal)
        app.delegate.urlDelegate = [witness]
        app.delegate.backgroundFetchDelegate = [witness]
        app.delegate.systemConditionsDelegate = [witness]
        let sdk = StandingDelegate(
            to: app.delegate,
            methods: [.openURL, .performFetch, .didReceiveMemoryWarning],
            in: journal
        )
        sdk.forwarding = forwarding
        app.delegate.appStateDelegate = [
            Starter { [unowned app, unowned sdk] in unsafe app.application.delegate = sdk }
        ]
        app.launch()
        await nextTurn()
        let answers = app.application.system.tellOneOfEachKind()
        await nextTurn()
        let together = ["SDK", "handler", "SDK", "handler", "SDK", "handler"]
        #expect(journal.lines == (forwarding == .onALaterTurn ? together.sorted() : together))
        #expect(answers.isTaken == (forwarding == .beforeAnswering))
        #expect(answers.fetched == [forwarding == .beforeAnswering ? .newData : .noData])
        #expect(app.faults.isEmpty)
        withExtendedLifetime(sdk) {}
    }
}
