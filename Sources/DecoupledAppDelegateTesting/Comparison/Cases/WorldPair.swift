/// Before the change, or afterwards.
enum Version {
    case before, after
}

/// Whether the app has scenes before, and afterwards.
struct WorldPair: Hashable {
    let before: World
    let after: World

    subscript(version: Version) -> World { version == .before ? before : after }

    var areEqual: Bool { before == after }
}
