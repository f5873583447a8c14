import DecoupledAppDelegate

/// What UIKit does otherwise once an app has adopted scenes, whatever the app's code.
enum SceneAdoption: CaseIterable {
    case launchOptions, foreground, announcement, swipe

    /// The name that accepts all of it.
    static let name = "acceptingSceneAdoption()"

    var reason: String {
        switch self {
        case .launchOptions: "In an app with scenes, launch options are nil."
        case .foreground: "A scene enters the foreground at a launch, too."
        case .announcement: "What a scene connects for is not announced."
        case .swipe: "A scene that the user swipes away does not enter the background: save before."
        }
    }

    /// Whether it brings a difference about: of a call alone, for what the app's code does, or no longer does, is the app's.
    func brings(about difference: Difference, in item: Case) -> Bool {
        if case .list = difference.old { return false }
        return switch (self, difference.kind, difference.event) {
        case (.launchOptions, .arguments, .willFinishLaunching), (.launchOptions, .arguments, .didFinishLaunching):
            difference.new == .absent
        case (.foreground, .newEvent, .willEnterForeground): item.start == .cold && difference.new == .present
        case (.announcement, .missingEvent, .willContinueUserActivity): item.start == .cold
        case (.swipe, .missingEvent, .didEnterBackground): item.before.entries.contains { $0.event == .willTerminate }
        default: false
        }
    }
}
