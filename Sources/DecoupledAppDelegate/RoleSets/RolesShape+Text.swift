extension RolesShape: CustomStringConvertible {
    /// A line for each slot that has handlers, one for the services, and one that names the empty slots.
    public var description: String {
        let filled = slots.filter { !$0.handlers.isEmpty }
        var rows = filled.map { (title: $0.name, entries: $0.entries) }
        if !services.isEmpty { rows.append((Self.servicesTitle, services)) }
        if filled.count < slots.count { rows.append(("empty", slots.filter(\.handlers.isEmpty).map(\.name))) }
        let width = rows.map(\.title.count).max() ?? 0
        return rows.map { title, entries in
            let padding = String(repeating: " ", count: width - title.count)
            return "\(title)\(padding)  \(entries.joined(separator: ", "))"
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
        return remarks.isEmpty ? type : "\(type) (\(remarks.joined(separator: ", ")))"
    }
}
