/// How far an app is between its first launch and its end.
enum AppLife {
    case notLaunched
    case withoutScenes

    /// It runs, and has scenes, connected or not.
    case withScenes

    case ended

    var isRunning: Bool { self == .withoutScenes || self == .withScenes }

    mutating func launch() { if !isRunning { self = .withoutScenes } }

    mutating func declareScenes() { if isRunning { self = .withScenes } }

    mutating func end() { self = .ended }
}
