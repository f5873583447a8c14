import DecoupledAppDelegate

/// What the app's state must be after any hints, worked out on a line of three levels: 0 background, 1 inactive, 2 active.
struct AppStateModel {
    /// What somebody says that happens, to one of the scenes or, without one, to the app.
    enum Hint: Equatable {
        case event(AppEvent, scene: Int?)
        case disconnected(Int)
    }

    private(set) var level = 0
    private var levels: [Int: Int] = [:]

    /// Takes a hint, from a notification or a delegate's method, and returns what the handlers must be told for it.
    mutating func take(_ hint: Hint, byNotification: Bool) -> [AppEvent] {
        let start = level
        switch hint {
        case .disconnected(let scene):
            guard levels.removeValue(forKey: scene) != nil else { return [] }
            level = min(level, levels.values.max() ?? 0)
        case .event(let event, let scene):
            let target = Self.target(of: event)
            if let scene { levels[scene] = target }
            if [.didBecomeActive, .willEnterForeground].contains(event) {
                level = max(level, target)
            } else {
                // In an app with scenes the app delegate's method is called by hand, for one scene.
                let others = scene == nil && byNotification ? 0 : levels.values.max() ?? 0
                level = min(level, scene == nil ? max(target, others) : others)
            }
        }
        return Self.path(from: start, to: level)
    }

    private static func target(of event: AppEvent) -> Int {
        switch event {
        case .didBecomeActive: 2
        case .didEnterBackground: 0
        default: 1
        }
    }

    private static func path(from start: Int, to end: Int) -> [AppEvent] {
        let up: [AppEvent] = [.willEnterForeground, .didBecomeActive]
        let down: [AppEvent] = [.didEnterBackground, .willResignActive]
        return start < end ? Array(up[start..<end]) : down[end..<start].reversed()
    }
}
