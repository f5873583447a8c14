import DecoupledAppDelegate

extension String {
    /// Another name that begins with this one.
    var lookalike: String { "\(self).other" }

    /// Other texts: longer ones, for code that compares the beginning, and the same in capitals, for code that compares it in another way.
    var variations: [Variation<String>] {
        [
            Variation("another", lookalike),
            Variation("another without a dot", "\(self)other"),
        ] + capitals
    }

    /// Other identifiers: also longer at each dot, for code that compares a beginning that ends there, with its dot or without.
    var identifiers: [Variation<String>] {
        let longer = indices.filter { self[$0] == "." }.map { "\(self[..<$0])other\(self[$0...])" }
        return variations.map { Variation("\($0.name) that begins alike", $0.value) }
            + longer.map { Variation($0, $0) }
    }

    /// The text in capitals, if that is another.
    var capitals: [Variation<String>] {
        uppercased() == self ? [] : [Variation("in capitals", uppercased())]
    }
}
