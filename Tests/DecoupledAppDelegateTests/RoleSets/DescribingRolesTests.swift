import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct DescribingRolesTests {
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
        let lines = app.delegate.roles.shape.description.split(separator: "\n").map(String.init)
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
        #expect(Set(names) == Set(RoleCase.all.map(\.slot)).subtracting(filled))
    }

    @Test func aWrappedAppDelegateIsDescribedByItsOwnClass() {
        final class Legacy: UIResponder, UIApplicationDelegate {}
        app.delegate.urlDelegate = [ExistingAppDelegate(wrapping: Legacy())]
        #expect(app.delegate.roles.shape.description.contains("urlDelegate  Legacy\n"))
    }

    @Test func withNothingInThemAllSlotsAreEmpty() {
        let description = app.delegate.roles.shape.description
        #expect(description.hasPrefix("empty  appStateDelegate, "))
        #expect(!description.contains("\n"))
    }

    @Test func anEmptySlotThatAsksEveryHandlerIsNamed() {
        app.delegate.urlDelegate = Handlers(routing: .everyHandler) {}
        let lines = app.delegate.roles.shape.description.split(separator: "\n")
        #expect(lines.first == "urlDelegate  every handler is asked")
        #expect(lines.last?.hasPrefix("empty        appStateDelegate, ") == true)
    }

    @Test func withSomethingInEachNoneIs() {
        app.delegate.roles = Roles(RecordingHandler())
        let lines = app.delegate.roles.shape.description.split(separator: "\n")
        #expect(lines.count == RoleCase.all.count)
        #expect(lines.allSatisfy { $0.hasSuffix("  RecordingHandler") })
    }
}
