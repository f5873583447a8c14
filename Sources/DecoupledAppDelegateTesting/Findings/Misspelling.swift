package import DecoupledAppDelegate

/// A method name that looks like that of an event, spelt wrong.
package struct Misspelling: Hashable {
    /// The name as it is spelt.
    package let name: String

    /// The event that was meant.
    package let event: AppEvent

    /// Looks for the event that was meant by a method name; nil if it is an event's, or like none.
    ///
    /// - Parameters:
    ///   - selector: The name, as Objective-C has it.
    ///   - events: The events that could be meant.
    package init?(_ selector: String, of events: [AppEvent]) {
        guard !events.contains(where: { $0.rawValue == selector }) else { return nil }
        let candidates = events.map { (event: $0, distance: Self.distance(selector, $0.rawValue)) }
        guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance <= Self.mostEdits else {
            return nil
        }
        name = selector
        event = best.event
    }

    /// How many letters may differ: as many as tense or number make, such as in “applicationDidBecameActive:”.
    private static let mostEdits = 3

    /// How many letters have to be put in, taken out or replaced to make one text the other.
    private static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other.lowercased())
        var row = Array(0...other.count)
        for (index, letter) in one.lowercased().enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let cost = min(row[column + 1] + 1, row[column] + 1, diagonal + (letter == other[column] ? 0 : 1))
                diagonal = row[column + 1]
                row[column + 1] = cost
            }
        }
        return row[other.count]
    }
}

extension Roles {
    /// The methods of a slot's handlers that look like misspelt delegate methods, as far as the runtime knows them.
    func misspellings(in slot: InspectedSlot) -> [Finding] {
        slot.handlers.flatMap { handler in
            (handler.roleHandler.map { MethodNames.names(of: $0) } ?? [])
                .filter { !Self.neighbours.contains($0) }
                .compactMap { Misspelling($0, of: slot.events) }
                .map { misspelling in
                    Finding(
                        .misspelling,
                        in: slot.name,
                        "\(handler.name) has a method \(misspelling.name), which is never called. Spell it \(misspelling.event)."
                    )
                }
        }
    }

    /// Delegate methods of UIKit's that are like an event and are meant as they are; `AppEvent` has none for them.
    private static let neighbours: Set<String> = ["applicationDidFinishLaunching:"]
}
