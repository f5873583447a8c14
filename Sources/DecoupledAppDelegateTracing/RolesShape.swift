public import DecoupledAppDelegate

/// A description of a set of roles without its objects: each slot's classes of handlers, in order.
///
/// A value that can be printed, as text or as a diagram, and compared, so that a test can say how two sets differ:
///
/// ```swift
/// print(AppDelegate.shared.roles.shape)
///
/// let changes = Roles.debug.shape.difference(from: Roles.release.shape)
/// #expect(changes == ["+ urlDelegate: URLLogger (observer)"])
/// ```
public struct RolesShape: Equatable, Sendable {
    /// A slot.
    package struct Slot: Equatable, Sendable {
        /// The name of the slot's property in `Slots`.
        package let name: String

        /// Which handlers receive an event after one has handled it.
        package let routing: ClaimRouting

        /// The live handlers, in order.
        package let handlers: [Handler]
    }

    /// A handler in its slot.
    package struct Handler: Equatable, Sendable {
        /// The name of the handler's class.
        package let type: String

        /// The key that the handler can be found by.
        package let key: String?

        /// Whether the handler observes, so that its result is ignored.
        package let isObserver: Bool

        /// Whether the slot holds the handler weakly.
        package let isWeak: Bool
    }

    /// Every slot, in the order of `AppEvent.allCases`, empty ones included.
    package let slots: [Slot]

    /// The class names of the registered services, in order.
    package let services: [String]
}

extension Roles {
    /// The set's slots with the classes of their handlers.
    public var shape: RolesShape {
        let slots = inspection.map { slot in
            RolesShape.Slot(
                name: slot.name, routing: slot.routing,
                handlers: slot.handlers.map {
                    RolesShape.Handler(type: $0.name, key: $0.key, isObserver: $0.isObserver, isWeak: $0.isWeak)
                })
        }
        return RolesShape(slots: slots, services: services.map { String(describing: type(of: $0)) })
    }
}

extension RolesShape: CustomStringConvertible {
    /// A line for each slot that is not empty, one for the services, and one that names the empty slots.
    public var description: String {
        let empty = slots.filter(\.entries.isEmpty).map(\.name)
        let rows = (sections + [("empty", empty)]).filter { !$0.entries.isEmpty }
        let width = rows.map(\.title.count).max() ?? 0
        return rows.map { title, entries in
            let padding = String(repeating: " ", count: width - title.count)
            return "\(title)\(padding)  \(entries.joined(separator: ", "))".visible
        }.joined(separator: "\n")
    }

    /// The slots, and the services.
    private var sections: [(title: String, entries: [String])] {
        slots.map { ($0.name, $0.entries) } + [("services", services)]
    }
}

extension RolesShape.Slot {
    /// The slot's handlers, and its routing if that is not the default.
    var entries: [String] { handlers.map(\.description) + (routing == .everyHandler ? ["every handler is asked"] : []) }
}

extension RolesShape.Handler {
    /// The class, with the handler's key and placement in parentheses: `URLLogger (observer)`.
    package var description: String {
        var remarks = key.map { ["key \"\($0)\""] } ?? []
        if isObserver { remarks.append("observer") }
        if isWeak { remarks.append("weak") }
        return (remarks.isEmpty ? type : "\(type) (\(remarks.joined(separator: ", ")))").visible
    }
}

extension RolesShape {
    /// Returns the changes that turn another shape into this one, a line each.
    ///
    /// Changes are listed slot by slot, those of the services last. A line begins with `+` where something has been added, with `-`
    /// where it has been removed, and with `~` where it has moved, counted from 1:
    ///
    /// ```
    /// - urlDelegate: StaffLinks
    /// + urlDelegate: URLLogger (observer)
    /// ~ urlDelegate: DeepLinks, from 3 to 2
    /// ```
    ///
    /// - Parameter other: The shape to start from.
    /// - Returns: The lines; none if the shapes are equal.
    public func difference(from other: RolesShape) -> [String] {
        zip(sections, other.sections).flatMap { Self.changes(of: $0.title, from: $1.entries, to: $0.entries) }
    }

    private static func changes(of title: String, from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old).inferringMoves()
        var lines: [String] = []
        for case .remove(_, let entry, nil) in difference.removals { lines.append("- \(title): \(entry)") }
        for case .insert(let offset, let entry, let origin) in difference.insertions {
            let move = origin.map { ", from \($0 + 1) to \(offset + 1)" }
            lines.append("\(move == nil ? "+" : "~") \(title): \(entry)\(move ?? "")")
        }
        return lines.map(\.visible)
    }
}
