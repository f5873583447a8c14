import DecoupledAppDelegate

extension OutcomeComparison {
    /// What handlers do wrong that the app delegate did not, and the deprecated methods of it that no role has.
    func faults(_ before: ComparisonReport.Outcome, _ after: ComparisonReport.Outcome) -> [Difference] {
        let known = Set(before.faults.map(FaultKey.init))
        let unanswered = Set(before.entries.filter(\.isUnanswered).map(\.event))
        let added = after.faults.filter { fault in
            let isKnown = fault.reason.isOfSilence && fault.event.map(unanswered.contains) == true
            // That nobody has handled an event shows in its result.
            return fault.reason != .expired && !isKnown && !known.contains(FaultKey(fault))
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

/// What makes two faults the same, whoever makes them.
private struct FaultKey: Hashable {
    let event: AppEvent?
    let reason: Fault.Reason

    init(_ fault: Fault) {
        event = fault.event
        reason = fault.reason
    }
}

extension Fault.Reason {
    /// Whether a completion handler was not called.
    fileprivate var isOfSilence: Bool { self == .dropped || name == Self.silent(deadline: 0).name }
}
