extension OptionSet where Element == Self {
    /// Returns the names of the options that are in the set.
    func text(naming options: KeyValuePairs<Self, String>) -> String {
        let names = options.filter { contains($0.key) }.map(\.value)
        return names.isEmpty ? "none" : names.joined(separator: "+")
    }
}
