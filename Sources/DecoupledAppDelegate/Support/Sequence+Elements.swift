extension Sequence {
    /// Returns the first result that is not nil, asking once for each element until there is one.
    ///
    /// `lazy.compactMap(_:).first` asks twice, and traps where the second answer is nil: an object may have been freed
    /// meanwhile.
    package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self { if let result = transform(element) { return result } }
        return nil
    }
}

extension Set {
    /// Returns the elements in the order of their texts, since a set has none of its own.
    func ordered(by text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        return elements.map(text).order.map { elements[$0] }
    }
}

extension [String] {
    /// The indices of the texts in alphabetical order.
    fileprivate var order: [Int] { indices.sorted { self[$0] < self[$1] } }
}
