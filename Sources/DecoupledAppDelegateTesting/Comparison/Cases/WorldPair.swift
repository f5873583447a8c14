/// Whether the app has scenes before, and afterwards.
struct WorldPair: Hashable {
    let before: Comparison.World
    let after: Comparison.World

    var areEqual: Bool { before == after }

    var haveScenes: Bool { areEqual && after == .withScenes }
}
