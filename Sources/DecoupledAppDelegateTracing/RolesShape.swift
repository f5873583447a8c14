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
    /// The names of the slots in the order of `AppEvent.allCases`, empty ones included, and that of the services.
    private let titles: [String]

    /// What is in each of them, in order: classes, and the slot's routing if that is not the default.
    private let entries: [[String]]

    /// A flowchart of Mermaid, which GitHub draws where it stands in a code block named `mermaid`.
    ///
    /// It shows the app delegate, the slots that have handlers, and the handlers' classes, numbered in the order in which they are
    /// called. A class that is in several slots is one box.
    ///
    /// GitHub's own words: https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/creating-diagrams
    public let mermaidFlowchart: String

    @MainActor fileprivate init(of roles: Roles) {
        let slots = roles.inspection
        titles = slots.map(\.name) + ["services"]
        entries = slots.map(\.entries) + [roles.services.map { String(describing: type(of: $0)).visible }]
        mermaidFlowchart = slots.mermaidFlowchart
    }
}

extension Roles {
    /// The set's slots with the classes of their handlers.
    public var shape: RolesShape { RolesShape(of: self) }
}

extension InspectedSlot {
    /// The slot's handlers, and its routing if that is not the default.
    @MainActor fileprivate var entries: [String] {
        handlers.map(\.entry) + (routing == .everyHandler ? ["every handler is asked"] : [])
    }
}

extension HandlerEntry {
    /// The class, with the handler's key and placement in parentheses: `URLLogger (observer)`.
    @MainActor fileprivate var entry: String {
        var remarks: [String] = []
        if let key { remarks.append("key \"\(key)\"") }
        if isObserver { remarks.append("observer") }
        if isWeak { remarks.append("weak") }
        return (remarks.isEmpty ? name : "\(name) (\(remarks.joined(separator: ", ")))").visible
    }
}

extension RolesShape: CustomStringConvertible {
    /// A line for each slot that is not empty, one for the services, and one that names the empty slots.
    public var description: String {
        var (rows, empty): ([[String]], [String]) = ([], [])
        for (title, entries) in zip(titles, entries) {
            if !entries.isEmpty {
                rows.append([title, entries.joined(separator: ", ")])
            } else if title != "services" {
                empty.append(title)
            }
        }
        if !empty.isEmpty { rows.append(["empty", empty.joined(separator: ", ")]) }
        return rows.aligned()
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
        titles.indices.flatMap { Self.changes(of: titles[$0], from: other.entries[$0], to: entries[$0]) }
    }

    private static func changes(of title: String, from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old).inferringMoves()
        var lines: [String] = []
        for case .remove(_, let entry, nil) in difference.removals { lines.append("- \(title): \(entry)") }
        for case .insert(let offset, let entry, let origin) in difference.insertions {
            let move = origin.map { ", from \($0 + 1) to \(offset + 1)" }
            lines.append("\(move == nil ? "+" : "~") \(title): \(entry)\(move ?? "")")
        }
        return lines
    }
}
