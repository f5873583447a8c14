import DecoupledAppDelegate

extension OutcomeComparison {
    /// What handlers do wrong that the app delegate did not, and the deprecated methods of it that no role has.
    func faults(_ before: ComparisonReport.Outcome, _ after: ComparisonReport.Outcome) -> [Difference] {
        let unanswered = Set(before.entries.filter(\.isUnanswered).map(\.event))
        let added = after.faults.filter { fault in
            let isKnown = fault.reason.isOfSilence && fault.event.map(unanswered.contains) == true
            // Whoever makes it, it is the same mistake.
            let isOld = before.faults.contains { $0.event == fault.event && $0.reason == fault.reason }
            // That nobody has handled an event shows in its result.
            return fault.reason != .expired && !isKnown && !isOld
        }
        return before.faults.compactMap { fault in
            guard let event = fault.event, !AppEvent.allCases.contains(event), !after.faults.contains(fault) else {
                return nil
            }
            return Difference(.notSent, of: event, before: "implemented", after: "\(fault.reason)")
        }
            + added.map { Difference(.fault, of: $0.event, before: "–", after: "\($0.handler) \($0.reason)") }
    }
}

extension Fault.Reason {
    /// Whether a completion handler was not called.
    fileprivate var isOfSilence: Bool { self == .dropped || name == Self.silent(deadline: 0).name }
}
