public import DecoupledAppDelegate

extension ComparisonReport {
    /// What the samples of a comparison have reached; what they have not is equal without being tested, so ask for it.
    ///
    /// ```swift
    /// #expect(report.hasNoDifferences)
    /// #expect(report.coverage.untested == [], "\(report)")
    /// ```
    public struct Coverage: Hashable, Codable, Sendable {
        /// The methods of the app before the change that were called, in the order of the slots.
        public let compared: [AppEvent]

        /// The methods of the app before the change that no sample has called: nothing is known of these.
        public let untested: [AppEvent]

        /// Whether it is known which methods there were; if not, each counts that there can be, and ``compared`` has those that were called.
        ///
        /// Where there is no Objective-C, an app delegate responds to all of them. Override `responds(to:)` in its class.
        public let knowsMethods: Bool

        /// Whether there are handlers afterwards; if not, there are an app delegate and a scene delegate.
        let hasHandlersAlone: Bool

        /// The class names of the handlers that were called afterwards, in the order of the slots, or of the delegates.
        public let calledHandlers: [String]

        /// The class names of the handlers that no sample has called.
        public let uncalledHandlers: [String]

        /// Whether a case had an effect, on either side; nil if effects are not compared.
        public let hasEffects: Bool?
    }
}

extension ComparisonReport.Coverage {
    @MainActor init(of cases: [Case], _ apps: FoundApps, knowsEffects: Bool) {
        let before = cases.flatMap(\.before.entries)
        let called = Set(before.filter(\.isImplemented).map(\.event))
        let unimplemented = Set(before.filter { !$0.asked.isEmpty }.map(\.event)).subtracting(called)
        let sceneEvents = apps.before.sceneEvents
        let methods = AppEvent.allCases.filter { event in
            if called.contains(event) { return true }
            // Every responder has the method for menus.
            if unimplemented.contains(event) || event == .buildMenu && !apps.before.app.isOfRoles {
                return false
            }
            return sceneEvents.contains(event)
                || apps.before.events.contains(event) && (sceneEvents.isEmpty || !event.isOfScenesAlone)
        }
        compared = methods.filter(called.contains)
        untested = methods.filter { !called.contains($0) }
        knowsMethods = apps.areMethodsKnown
        hasHandlersAlone = apps.after.app.isOfRoles

        let after = cases.flatMap(\.after.entries)
        let unanswered = Set(after.filter { $0.timing == .never }.compactMap(\.event.slot))
        let receivers = Set(after.flatMap(\.implementers))
            .union(apps.after.handlers.filter { unanswered.contains($0.slot) }.flatMap(\.names))
        let handlers = apps.after.handlers.flatMap(\.names).withoutRepetitions
        calledHandlers = handlers.filter(receivers.contains)
        uncalledHandlers = handlers.filter { !receivers.contains($0) }
        hasEffects = knowsEffects ? (before + after).contains { !$0.effects.isEmpty } : nil
    }
}

extension ComparisonReport.Coverage: CustomStringConvertible {
    /// How many methods and handlers there are, and which were not called.
    public var description: String {
        lines(untested.isEmpty ? methods : "\(methods): \(methodsWithoutSample)")
    }

    /// How many methods and handlers there are, without the list of those methods that have no sample, which may be long.
    var summary: String { lines(methods) }

    private func lines(_ methods: String) -> String {
        [methods, handlers, effects].compactMap(\.self).joined(separator: "\n")
    }

    var methodsWithoutSample: String { untested.map(\.swiftName).listed }

    private var methods: String {
        let count = compared.count + untested.count
        let kind = knowsMethods ? "" : " that your class may have (override its responds(to:) to say which)"
        let missing = untested.isEmpty ? "" : ", \(untested.count) without a sample"
        // Where it is not known which methods there are, one that was called need not have been there.
        let reached = "\(compared.count) \(knowsMethods ? "compared" : "called")"
        return "\(count) method\(count == 1 ? "" : "s")\(kind): \(reached)\(missing)"
    }

    private var handlers: String {
        let count = calledHandlers.count + uncalledHandlers.count
        let missing = uncalledHandlers.isEmpty ? "" : ", \(uncalledHandlers.count) never: \(uncalledHandlers.listed)"
        let kind = hasHandlersAlone ? "handler" : "delegate"
        return "\(count) \(kind)\(count == 1 ? "" : "s"): \(calledHandlers.count) called\(missing)"
    }

    private var effects: String? {
        switch hasEffects {
        case true?: nil
        case false?:
            "No case had an effect on either side: effects: may not see what your code does, or the code not find its objects."
        case nil: "Effects are not compared: give effects: to see what your code does, and what it does twice."
        }
    }
}
