/// A difference, and where in a case it was seen.
struct Sighting: Hashable, Codable, Sendable {
    let difference: Difference

    /// With which samples of the case, counted from 0; empty if the case is one sample, or there is none.
    let sampleIndices: [Int]

    init(_ difference: Difference, with sampleIndices: [Int] = []) {
        self.difference = difference
        self.sampleIndices = sampleIndices
    }
}
