extension Sequence {
    /// Returns the first result that is not nil, asking once for each element until there is one.
    ///
    /// `lazy.compactMap(_:).first` asks twice, and traps where the second answer is nil: an object may have been freed meanwhile.
    package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self { if let result = transform(element) { return result } }
        return nil
    }
}
