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
                let isNew = boxes[handler.type] == nil
                let box = boxes[handler.type] ?? "handler\(boxes.count + 1)"
                boxes[handler.type] = box
                let target = isNew ? "\(box)[\"\(handler.type.escapedForMermaid)\"]" : box
                lines.append("    \(slot.name) \(handler.arrow(number: index + 1)) \(target)")
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension RolesShape.Handler {
    /// An observer's line is dotted.
    fileprivate func arrow(number: Int) -> String { isObserver ? "-. observer .->" : "-- \(number) -->" }
}

extension String {
    /// The text as it stands between quotation marks.
    fileprivate var escapedForMermaid: String {
        visible.map { character in
            switch character {
            case "\"": "#quot;"
            case "<": "#lt;"
            case ">": "#gt;"
            case "#": "#35;"
            default: String(character)
            }
        }.joined()
    }
}
