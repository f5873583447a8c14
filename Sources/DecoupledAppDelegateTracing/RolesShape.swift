public import DecoupledAppDelegate

/// A description of a set of roles without its objects: each slot's classes of handlers, in order.
///
/// A value that can be printed, and compared, so that a test can say how two sets differ:
///
/// ```swift
/// print(AppDelegate.shared.roles.shape)
///
/// let changes = Roles.debug.shape.difference(from: Roles.release.shape)
/// #expect(changes == ["+ urlDelegate: URLLogger (observer)"])
/// ```
public struct RolesShape: Equatable, Sendable {
    /// A row for each slot in the order of `AppEvent.allCases`, empty ones included, and one for the services: the name, and then what is
    /// in it, in order.
    fileprivate let rows: [[String]]
}

extension Roles {
    /// The set's slots with the classes of their handlers.
    public var shape: RolesShape {
        let slots = inspection.map { slot in
            let routing = slot.routing == .everyHandler ? ["every handler is asked"] : []
            return [slot.name] + slot.handlers.map(\.entry) + routing
        }
        let services = services.map { String(describing: type(of: $0)).visible }
        return RolesShape(rows: slots + [["services"] + services])
    }
}

extension AnyHandlerEntry {
    /// The class, with the handler's key and placement in parentheses: `URLLogger (observer)`.
    @MainActor fileprivate var entry: String {
        let remarks = [key.map { "key \"\($0)\"" }, isObserver ? "observer" : nil, isWeak ? "weak" : nil]
        return "\(name)\(remarks.compactMap { $0 }.joined(separator: ", ").inParentheses)".visible
    }
}

extension RolesShape: CustomStringConvertible {
    /// A line for each slot that is not empty, one for the services, and one that names the empty slots.
    public var description: String {
        let empty = rows.dropLast().filter { $0.count == 1 }.flatMap(\.self)
        return (rows + [["empty"] + empty]).filter { $0.count > 1 }
            .map { [$0[0], $0.dropFirst().joined(separator: ", ")] }.aligned()
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
        var lines: [String] = []
        for (old, new) in zip(other.rows, rows) {
            let difference = new.difference(from: old).inferringMoves()
            for case .remove(_, let entry, nil) in difference.removals { lines.append("- \(new[0]): \(entry)") }
            for case .insert(let offset, let entry, let origin) in difference.insertions {
                let move = origin.map { ", from \($0) to \(offset)" }
                lines.append("\(move == nil ? "+" : "~") \(new[0]): \(entry)\(move ?? "")")
            }
        }
        return lines
    }
}
