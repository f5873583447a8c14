public import DecoupledAppDelegate

extension ComparisonReport {
    /// What an app did in one case.
    public struct Outcome: Hashable, Codable, Sendable {
        /// The events, in the order in which they were answered.
        public internal(set) var entries: [Entry]

        /// The faults of the handlers, in order.
        public internal(set) var faults: [Fault]

        /// What restoration handlers were called with: the class names of the objects, their titles, and which are on screen.
        public internal(set) var restored: [String]

        /// Who receives what the notification center sends: a class name, or `handlers`; nil for nobody, and where that cannot be seen.
        public let centerDelegate: String?

        /// The class name of an object that is the notification center's delegate beside the handlers or the app delegate.
        let foreignCenterDelegate: String?

        /// The class names of the notification center's delegates that others have displaced.
        let formerCenterDelegates: [String]

        /// The actions that the app has declared for its notifications, by category.
        let actions: [String: [String]]

        /// Those that open the app, each with its category.
        let openingActions: [String]

        /// What the app asks of the system: permission to notify, remote notifications, local ones, their categories with actions, background fetches.
        var requests: [String]

        /// What of this it has asked at the launch, in a case that begins after it.
        let requestsAtLaunch: [String]

        /// What a person saw last: for the app, or for each of its scenes in front, the class names and titles of the root view controllers of
        /// the windows that were shown, the frontmost last.
        ///
        /// A black screen has none; there are no screens if the app did not come to the front.
        public let screens: [[String]]

        /// What its code did while UIKit posted a notification.
        var effectsOfObservers: [String]

        /// Whether its code did something as late as in the pause that a comparison makes for that.
        var delaysWork: Bool
    }
}

extension Outcome {
    var effects: [String] { entries.flatMap(\.effects) }
}

extension SamplePlayer {
    /// The root view controllers that a person sees, the frontmost last; none while the app is not in front.
    var screens: [[String]] { controllersOnScreens.map { $0.map(\.nameForReaders) } }

    /// What restoration handlers were called with.
    var restored: [String] {
        let shown = controllersOnScreens.joined()
        return restoredObjects.map { objects in
            objects.map { object in
                guard let controller = object as? UIViewController else { return "\(type(of: object))" }
                return controller.nameForReaders + (shown.contains(controller) ? ", on screen" : "")
            }
            .joined(separator: ", ")
        }
    }

    private var controllersOnScreens: [[UIViewController]] {
        app.visibleWindows(inScenes: world == .withScenes).map { $0.compactMap(\.rootViewController) }
    }
}

extension UIViewController {
    /// Its class, and the name by which the user or the system knows it.
    fileprivate var nameForReaders: String {
        "\(type(of: self))" + ((title ?? restorationIdentifier).map { " “\($0)”" } ?? "")
    }
}
