extension Sequence {
    /// Returns the first result that is not nil, asking once for each element until there is one.
    ///
    /// `lazy.compactMap(_:).first` asks twice, and traps where the second answer is nil: an object may have been freed meanwhile.
    package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self { if let result = transform(element) { return result } }
        return nil
    }

    /// Returns the elements in the order of their texts.
    ///
    /// What is sorted are numbers, in a function of their own: each type that is sorted takes some 4,000 bytes, and by the standard
    /// library's sort numbers take 2,000 more than by insertion, which is quick enough for the few elements that an event has.
    package func sorted(byText text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        let texts = elements.map(text)
        return texts.indices.inOrder { texts[$0] < texts[$1] }.map { elements[$0] }
    }

    /// Returns the elements in order, by insertion.
    package func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
        var sorted: [Element] = []
        for element in self { sorted.insert(element, at: (sorted.lastIndex { !precedes(element, $0) } ?? -1) + 1) }
        return sorted
    }
}
