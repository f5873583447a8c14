package import DecoupledAppDelegate
package import DecoupledAppDelegateTesting

/// A mistake that somebody makes in the handlers of an app, and what a comparison has to say of it.
package struct Mistake: Sendable, CustomStringConvertible {
    /// A difference without its texts.
    struct Finding: Hashable {
        let kind: Difference.Kind
        let event: AppEvent?
    }

    /// What is wrong.
    package let description: String
    let samples: @MainActor @Sendable () -> [Sample]?
    let findings: Set<Finding>
    let make: Change
    /// Whether the comparison is known not to find it.
    package private(set) var isMissed = false

    /// Creates a mistake.
    ///
    /// - Parameters:
    ///   - description: What is wrong.
    ///   - samples: What is played, of which nothing but the findings may be reported; nil for all that the app receives.
    ///   - findings: What is reported, by its event.
    ///   - make: Makes the mistake.
    package init(
        _ description: String,
        playing samples: @autoclosure @escaping @MainActor @Sendable () -> [Sample]? = nil,
        _ findings: KeyValuePairs<Difference.Kind, AppEvent?>,
        _ make: @escaping Change
    ) {
        self.description = description
        self.samples = samples
        self.findings = Set(findings.map { Finding(kind: $0.key, event: $0.value) })
        self.make = make
    }

    /// Returns the mistake as one that the comparison does not find; whoever has it found takes this away.
    ///
    /// - Parameter reason: What the samples would need.
    /// - Returns: The mistake.
    package func missed(because reason: String) -> Mistake {
        var missed = self
        missed.isMissed = true
        return missed
    }

    /// Returns whether differences are those that the mistake has to bring about.
    ///
    /// - Parameter differences: What has been reported.
    /// - Returns: Whether it is found.
    @MainActor package func isFound(in differences: [Difference]) -> Bool {
        let found = Set(differences.map { Finding(kind: $0.kind, event: $0.event) })
        return samples() == nil ? findings.isSubset(of: found) : findings == found
    }
}
