import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// A mistake that somebody makes in the handlers of the app, and what a comparison has to say of it.
struct Mistake: Sendable, CustomStringConvertible {
    /// A difference without its texts.
    struct Finding: Hashable {
        let kind: Difference.Kind
        let event: AppEvent?
    }

    /// What is wrong.
    let description: String
    /// Where the handlers receive what the app delegate receives without scenes.
    let world: Comparison.World
    let findings: Set<Finding>
    let make: Change
    /// Whether the comparison is known not to find it.
    private(set) var isMissed = false

    /// Creates a mistake that is reported at some events.
    init(
        _ description: String, in world: Comparison.World = .withoutScenes,
        _ findings: KeyValuePairs<Difference.Kind, AppEvent?>, _ make: @escaping Change
    ) {
        self.description = description
        self.world = world
        self.findings = Set(findings.map { Finding(kind: $0.key, event: $0.value) })
        self.make = make
    }

    /// Creates a mistake that a handler makes at the event that is reported.
    init<Handler: ClinicHandler, Input, Output>(
        _ description: String, _ kind: Difference.Kind, _: Handler.Type, at event: Event<Input, Output>,
        _ body: @escaping @MainActor (Handler, Input) -> Output
    ) { self.init(description, [kind: event]) { $0.change(Handler.self, at: event, body) } }

    /// Creates a mistake that a handler makes at the event that is reported, which has a completion handler.
    init<Handler: ClinicHandler, Input, Output>(
        _ description: String, _ kind: Difference.Kind, _: Handler.Type, at event: Event<Input, Reply<Output>>,
        _ body: @escaping @MainActor (Handler, Input, @escaping @Sendable (Output) -> Void) -> Void
    ) { self.init(description, [kind: event]) { $0.change(Handler.self, at: event, body) } }

    /// Returns the mistake as one that the comparison does not find, for a reason; whoever has it found takes this away.
    func missed(because reason: String) -> Mistake {
        var missed = self
        missed.isMissed = true
        return missed
    }

    /// Returns whether differences are those that the mistake has to bring about.
    @MainActor func isFound(in differences: [Difference]) -> Bool {
        findings.isSubset(of: differences.map { Finding(kind: $0.kind, event: $0.event) })
    }
}
