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
    let world: Comparison.World
    let findings: Set<Finding>
    let make: Change
    /// Whether the comparison is known not to find it.
    private(set) var isMissed = false

    /// Creates a mistake.
    ///
    /// - Parameters:
    ///   - description: What is wrong.
    ///   - world: Where the handlers receive what the app delegate receives without scenes.
    ///   - findings: What is reported, by its event.
    ///   - make: Makes the mistake.
    init(
        _ description: String, in world: Comparison.World = .withoutScenes,
        _ findings: KeyValuePairs<Difference.Kind, AppEvent?>, _ make: @escaping Change
    ) {
        self.description = description
        self.world = world
        self.findings = Set(findings.map { Finding(kind: $0.key, event: $0.value) })
        self.make = make
    }

    /// Returns the mistake as one that the comparison does not find; whoever has it found takes this away.
    ///
    /// - Parameter reason: What the samples would need.
    /// - Returns: The mistake.
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
