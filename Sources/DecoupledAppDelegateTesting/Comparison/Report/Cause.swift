import DecoupledAppDelegate

/// Differences that one mistake brings about.
struct Cause {
    let title: String

    let rows: [ComparisonReport.Row]

    /// The first rows, which show what it is about; the others are of the same kind.
    var shown: ArraySlice<ComparisonReport.Row> { rows.prefix(2) }

    var rest: String? { rows.count > shown.count ? "and \(rows.count - shown.count) more of this cause" : nil }
}

extension ComparisonReport {
    /// The differences that are not accepted: those of one cause together, and the others.
    var differencesByCause: (causes: [Cause], others: [Row]) {
        var rest = rows.filter { !$0.isAccepted }
        var causes: [Cause] = []
        func take(_ title: String, _ isOfCause: (Row) -> Bool) {
            let rows = rest.filter(isOfCause)
            guard rows.count > 1 else { return }
            causes.append(Cause(title: title, rows: rows))
            rest.removeAll(where: isOfCause)
        }
        if let (delegate, events) = silentSceneDelegate {
            take("All effects of \(delegate) are gone: is a cast nil?") { row in
                row.difference.isRemoval && row.difference.event.map(events.contains) == true
            }
        }
        // The cases in which a launch method newly returns false.
        let declined = Set(
            casesAndVariants.filter { $0.differences.contains(where: \.isDeclinedLaunch) }.map(\.name))
        take("A launch method now returns false: UIKit does not send what the app is launched for.") { row in
            let isOfIt = row.difference.event.map { $0.isOfConnection || $0 == .willContinueUserActivity } == true
            return row.difference.isDeclinedLaunch || isOfIt && !row.cases.isEmpty && declined.isSuperset(of: row.cases)
        }
        for slot in Set(rest.compactMap(\.difference.slot)).sorted() {
            take("No handler in \(slot) is called.") { row in
                let difference = row.difference
                return difference.slot == slot && [.respondsTo, .notHandled].contains(difference.kind)
                    && difference.isRemoval
            }
        }
        return (causes, rest)
    }

    /// The class of a scene delegate of the app's own whose calls had effects and no longer have any, and the events of those.
    private var silentSceneDelegate: (name: String, events: Set<AppEvent>)? {
        let before = casesAndVariants.flatMap(\.before.entries).filter(\.isOfSceneDelegate)
        let after = casesAndVariants.flatMap(\.after.entries).filter(\.isOfSceneDelegate)
        let events = Set(before.filter { !$0.effects.isEmpty }.map(\.event))
        guard let name = after.first?.asked.first, !events.isEmpty, after.allSatisfy(\.effects.isEmpty) else {
            return nil
        }
        return (name, events)
    }
}

extension Difference {
    fileprivate var isDeclinedLaunch: Bool { kind == .answer && event?.isOfLaunch == true && new == .text("false") }
}
