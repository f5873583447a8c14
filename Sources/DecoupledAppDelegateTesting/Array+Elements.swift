extension [String] {
    /// The elements on one line.
    var listed: String { isEmpty ? "nothing" : joined(separator: "; ") }
}

extension Array where Element: Equatable {
    /// The elements, each as often as it is here more often than in another list.
    func without(_ others: Self) -> Self {
        var others = others
        return filter { element in
            guard let index = others.firstIndex(of: element) else { return true }
            others.remove(at: index)
            return false
        }
    }

    /// The elements, each where it comes first.
    var withoutRepetitions: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
