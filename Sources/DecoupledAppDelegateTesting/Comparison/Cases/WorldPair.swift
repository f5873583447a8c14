/// Before the change, or afterwards.
enum Version {
    case before, after
}

/// Whether the app has scenes before, and afterwards.
struct WorldPair: Hashable {
    let before: Comparison.World
    let after: Comparison.World

    subscript(version: Version) -> Comparison.World { version == .before ? before : after }

    var areEqual: Bool { before == after }
}
