extension RolesShape: CustomStringConvertible {
    /// A line for each slot that is not empty, one for the services, and one that names the empty slots.
    public var description: String {
        let empty = slots.filter(\.entries.isEmpty).map(\.name)
        let rows = (slots.map { ($0.name, $0.entries) } + [(Self.servicesTitle, services), ("empty", empty)])
            .filter { !$0.1.isEmpty }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { title, entries in
            let padding = String(repeating: " ", count: width - title.count)
            return "\(title)\(padding)  \(entries.joined(separator: ", "))".visible
        }.joined(separator: "\n")
    }

    static let servicesTitle = "services"
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
