extension RolesShape: CustomStringConvertible {
    /// A line for each slot that is not empty, and one for the services; `empty` if there are none.
    public var description: String { rows.isEmpty ? Self.emptyTitle : Self.table(rows) }

    /// The description, and a line that names the empty slots.
    var text: String {
        let empty = slots.filter(\.entries.isEmpty).map(\.name)
        return Self.table(empty.isEmpty ? rows : rows + [(Self.emptyTitle, empty)])
    }

    private typealias Row = (title: String, entries: [String])

    private var rows: [Row] {
        (slots.map { ($0.name, $0.entries) } + [(Self.servicesTitle, services)]).filter { !$0.entries.isEmpty }
    }

    private static func table(_ rows: [Row]) -> String {
        let width = rows.map(\.title.count).max() ?? 0
        return rows.map { title, entries in
            let padding = String(repeating: " ", count: width - title.count)
            return "\(title)\(padding)  \(entries.joined(separator: ", "))".visible
        }.joined(separator: "\n")
    }

    static let servicesTitle = "services"
    private static let emptyTitle = "empty"
}

extension RolesShape.Slot {
    /// The slot's handlers, and its routing if that is not the default.
    var entries: [String] {
        handlers.map(\.description) + (routing == .everyHandler ? ["every handler is asked"] : [])
    }
}

extension RolesShape.Handler: CustomStringConvertible {
    /// The class, with the handler's key and placement in parentheses: `URLLogger (observer)`.
    public var description: String {
        var remarks = key.map { ["key \"\($0)\""] } ?? []
        if isObserver { remarks.append("observer") }
        if isWeak { remarks.append("weak") }
        return (remarks.isEmpty ? type : "\(type) (\(remarks.joined(separator: ", ")))").visible
    }
}
