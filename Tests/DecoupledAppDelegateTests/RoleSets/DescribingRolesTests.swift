import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite struct DescribingRolesTests {
    private let app = IsolatedApp()

    @Test func slotsAreDescribedInTheirOrderAndTheirHandlersInTheirs() throws {
        let (every, shared) = (RecordingHandler(), RecordingHandler())
        app.delegate.urlDelegate = Handlers(routing: .everyHandler) {
            Observing(every)
            Keyed("probe", Probe("probe", in: Journal()))
            Weak(shared)
        }
        app.delegate.appStateDelegate = [every]
        try app.delegate.roles.register(NeedsArchive(), Archive())
        let lines = app.delegate.describeRoles().split(separator: "\n").map(String.init)
        #expect(
            lines.dropLast() == [
                "appStateDelegate          RecordingHandler",
                "urlDelegate               RecordingHandler (observer), Probe (key \"probe\"), RecordingHandler (weak), every handler is asked",
                "systemConditionsDelegate  NeedsArchive",
                "services                  Archive, NeedsArchive",
            ]
        )
        let empty = try #require(lines.last)
        #expect(empty.hasPrefix("empty                     "))
        let names = empty.dropFirst("empty".count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let filled = ["appStateDelegate", "urlDelegate", "systemConditionsDelegate"]
        #expect(Set(names) == Set(SlotCase.all.map(\.name)).subtracting(filled))
    }

    @Test func withNothingInThemAllSlotsAreEmpty() {
        let description = app.delegate.describeRoles()
        #expect(description.hasPrefix("empty  appStateDelegate, "))
        #expect(!description.contains("\n"))
    }

    @Test func aShapeItselfNamesOnlyWhatIsInIt() throws {
        app.delegate.urlDelegate = [Probe("probe", in: Journal())]
        #expect("\(app.delegate.roles.shape)" == "urlDelegate  Probe")
        try app.delegate.roles.register(Archive())
        #expect("\(app.delegate.roles.shape)" == "urlDelegate  Probe\nservices     Archive")
        #expect("\(Roles().shape)" == "empty")
    }

    @Test func anEmptySlotThatAsksEveryHandlerIsNamed() {
        app.delegate.urlDelegate = Handlers(routing: .everyHandler) {}
        #expect("\(app.delegate.roles.shape)" == "urlDelegate  every handler is asked")
        #expect(
            app.delegate.describeRoles().hasPrefix(
                "urlDelegate  every handler is asked\nempty        appStateDelegate, "))
    }

    @Test func withSomethingInEachNoneIs() {
        app.delegate.roles = Roles(RecordingHandler())
        let lines = app.delegate.describeRoles().split(separator: "\n")
        #expect(lines.count == SlotCase.all.count)
        #expect(lines.allSatisfy { $0.hasSuffix("  RecordingHandler") })
    }
}
