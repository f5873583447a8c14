import DecoupledAppDelegate

extension [InspectedSlot] {
    /// The slots that have handlers as a flowchart of Mermaid.
    @MainActor var mermaidFlowchart: String {
        var types: [String] = []
        var lines = ["flowchart LR", "    app([AppDelegate])"]
        for slot in self where !slot.handlers.isEmpty {
            lines.append("    app --> \(slot.name)")
            for (index, handler) in slot.handlers.enumerated() {
                // An observer's line is dotted.
                let arrow = handler.isObserver ? "-. observer .->" : "-- \(index + 1) -->"
                let place = types.firstIndex(of: handler.name)
                if place == nil { types.append(handler.name) }
                let label = place == nil ? "[\"\(handler.name.escapedForMermaid)\"]" : ""
                lines.append("    \(slot.name) \(arrow) handler\((place ?? types.count - 1) + 1)\(label)")
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// The text as it stands between quotation marks.
    fileprivate var escapedForMermaid: String {
        // The sign that the codes begin with comes first.
        [("#", "#35;"), ("\"", "#quot;"), ("<", "#lt;"), (">", "#gt;"), ("`", "#96;")]
            .reduce(visible) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
