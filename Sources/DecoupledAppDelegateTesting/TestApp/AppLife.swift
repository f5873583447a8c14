import DecoupledAppDelegate

/// How far an app is between its first launch and its end, and whether it is in front.
struct AppLife {
    enum Stage {
        case notLaunched
        case withoutScenes

        /// It runs, and has scenes, connected or not.
        case withScenes

        case ended
    }

    private(set) var stage = Stage.notLaunched

    private(set) var isInBackground = false

    var isRunning: Bool { stage == .withoutScenes || stage == .withScenes }

    mutating func launch(inBackground isInBackground: Bool) {
        if !isRunning { stage = .withoutScenes }
        self.isInBackground = isInBackground
    }

    mutating func declareScenes() { if isRunning { stage = .withScenes } }

    /// Takes note of an event that is sent, whoever sends it.
    ///
    /// The application's own state cannot stand for it: it changes before some methods and after others, as UIKit's
    /// does, and where there is UIKit it is that of the host app.
    mutating func note(_ event: AppEvent) {
        switch event {
        case .didEnterBackground: isInBackground = true
        case .willEnterForeground: isInBackground = false
        default: break
        }
    }

    mutating func end() { stage = .ended }
}
