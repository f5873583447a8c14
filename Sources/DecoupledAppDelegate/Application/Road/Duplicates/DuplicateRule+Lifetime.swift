extension DuplicateRule.Lifetime {
    /// How many originals a row expects duplicates of at most.
    var limit: Int {
        switch self {
        case .pair, .seconds: 16
        case .process, .object, .turn: 256
        }
    }

    /// Whether a duplicate is expected at any time.
    var isPair: Bool { if case .pair = self { true } else { false } }

    /// Whether no other duplicate is expected after one of an original in a state.
    @MainActor func ends(withDuplicateOf state: OriginalReport.State) -> Bool {
        switch (self, state) {
        case (.turn, .delivered), (.pair, _): true
        case (.turn, .delivering), (.process, _), (.object, _), (.seconds, _): false
        }
    }
}
