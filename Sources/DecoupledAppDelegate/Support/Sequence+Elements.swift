extension Sequence {
    /// Returns the first result that is not nil, asking once for each element until there is one.
    ///
    /// `lazy.compactMap(_:).first` asks twice, and traps where the second answer is nil: an object may have been freed meanwhile.
    func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self { if let result = transform(element) { return result } }
        return nil
    }

    /// Returns the elements in the order of their texts.
    ///
    /// What is sorted are numbers, in a function of their own: each type that is sorted takes some 4,000 bytes, and by the standard
    /// library's sort numbers take 2,000 more than by insertion, which is quick enough for the few elements that an event has.
    package func sorted(byText text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        return order(of: elements.map(text)).map { elements[$0] }
    }
}

private func order(of texts: [String]) -> [Int] {
    var order: [Int] = []
    for (index, text) in texts.enumerated() {
        order.insert(index, at: (order.lastIndex { texts[$0] <= text } ?? -1) + 1)
    }
    return order
}
