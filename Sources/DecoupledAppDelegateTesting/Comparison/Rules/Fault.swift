import DecoupledAppDelegate

extension Difference.Kind {
    /// A handler makes a mistake that the app delegate did not make.
    public static let fault = Self(rawValue: "fault")
}

extension Rule {
    static let fault = Rule(
        kind: .fault,
        questions: [
            .whole { compared in
                let before = compared.before
                let unanswered = Set(before.entries.filter(\.isUnanswered).map(\.event))
                let added = compared.after.faults.filter { fault in
                    let isKnown = fault.reason.isOfSilence && fault.event.map(unanswered.contains) == true
                    // Whoever makes it, it is the same mistake.
                    let isOld = before.faults.contains { $0.event == fault.event && $0.reason == fault.reason }
                    // That nobody has handled an event shows in its result.
                    return fault.reason != .expired && !isKnown && !isOld
                }
                return added.map { ($0.event, (.nothing, .text("\($0.handler) \($0.reason)"))) }
            }
        ],
        advice: { _ in "The package works around it, and UIKit alone does not. Correct the code." }
    )
}

extension Fault.Reason {
    /// Whether a completion handler was not called.
    fileprivate var isOfSilence: Bool { self == .dropped || name == Self.silent(deadline: 0).name }
}
