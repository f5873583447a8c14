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
    /// What is sorted are numbers, in a function of their own: each type that is sorted takes some 4,000 bytes.
    func sorted(byText text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        return order(of: elements.map(text)).map { elements[$0] }
    }
}

extension [String] {
    /// The texts in order, with commas.
    var sortedList: String { sorted(byText: \.self).joined(separator: ", ") }
}

private func order(of texts: [String]) -> [Int] { texts.indices.sorted { texts[$0] < texts[$1] } }
