import DecoupledAppDelegate

extension RolesShape {
    /// A flowchart of Mermaid, which GitHub draws where it stands in a code block named `mermaid`.
    ///
    /// It shows the app delegate, the slots that have handlers, and the handlers' classes, numbered in the order in which they are
    /// called. A class that is in several slots is one box.
    ///
    /// GitHub's own words: https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/creating-diagrams
    public var mermaidFlowchart: String {
        let filled = slots.filter { !$0.handlers.isEmpty }
        var boxes: [String: String] = [:]
        var lines = ["flowchart LR", "    app([AppDelegate])"]
        for slot in filled {
            lines.append("    app --> \(slot.name)")
            for (index, handler) in slot.handlers.enumerated() {
                // An observer's line is dotted.
                let arrow = handler.isObserver ? "-. observer .->" : "-- \(index + 1) -->"
                let box = boxes[handler.type] ?? "handler\(boxes.count + 1)"
                let isNew = boxes.updateValue(box, forKey: handler.type) == nil
                let label = isNew ? "[\"\(handler.type.escapedForMermaid)\"]" : ""
                lines.append("    \(slot.name) \(arrow) \(box)\(label)")
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
