import Foundation

/// Where an event may come in more than once, and what becomes of the duplicate.
///
/// A report that no row is for is an event of its own. Transitions have no row: `AppStateTracker` says at station 3
/// which of them the app has made.
@MainActor struct DuplicateRule {
    /// What tells one event from the next.
    enum Identity {
        /// Nothing: the event comes once, or any two within the lifetime are the same.
        case event

        /// The object of UIKit's that the report has, such as a URL's context.
        case object

        /// The content, such as the URL itself.
        case contentKey

        /// Whether duplicates are noted as originals, too: another delegate may pass the same object on.
        var notesDuplicates: Bool { self == .object }

        /// Whether what an override has kept from the handlers is forgotten, so that they receive it if the app
        /// forwards it by hand; it stays known by the object that it came in.
        var forgetsWhatOverridesKeep: Bool { self == .contentKey }
    }

    /// How long a duplicate is expected, unless too many others come before it.
    enum Lifetime {
        /// As long as the process runs.
        case process

        /// As long as the object lives.
        case object

        /// Until the turn of the main queue ends, or the duplicate has come after the original was delivered.
        case turn

        /// Until the duplicate has come.
        case pair

        /// For so long.
        case seconds(TimeInterval)

        /// How many originals a row expects duplicates of; the oldest goes first.
        var limit: Int {
            switch self {
            case .process, .object, .turn: 256
            case .pair, .seconds: 16
            }
        }

        /// How long the duplicate of a pair is still expected once another delegate of the center has passed the same
        /// object on, in seconds.
        static let pairGrace: TimeInterval = 10
    }

    /// What a duplicate is answered, and who receives it.
    enum Treatment {
        /// The answer of the original, or the neutral one while that is being delivered; nobody receives the duplicate.
        case repeatAnswer

        /// The neutral answer; nobody receives the duplicate.
        case neutralAnswer

        /// Wrapped delegates that the original excludes receive what the app forwards to them by calling the app
        /// delegate; of what a scene's delegate reports once more, nobody is called, but it may be kept with its scene.
        /// For the answer see `EventRouter.keepsOwnAnswer(_:after:)`.
        case deliverToWrapped
    }

    let events: Events

    /// The event of the original, if that is another one.
    var originalEvent: AppEvent?

    /// Where the original comes in, and where the duplicate.
    let originalEntryPoints, duplicateEntryPoints: [EntryPoint]

    let identity: Identity
    let lifetime: Lifetime

    enum Circumstance {
        /// The app has adopted scenes, so that its scenes' delegates report as well.
        case appUsesScenes

        /// Another delegate of the notification center receives the event as well.
        case othersPassItOn
    }

    /// The only circumstance in which the original is noted; nil for any.
    var onlyWhere: Circumstance?

    let treatment: Treatment

    /// Whether the duplicate ends, after `Lifetime.pairGrace`, the wait of a `.pair` row for the same event.
    var shortensPair = false

    private static let anyEntryPoint = EntryPoint.allCases

    /// Every row, in the order in which they are asked.
    static let table = [
        // UIKit calls applicationWillTerminate and posts that. A delegate that forwards may call a launch method once
        // more.
        DuplicateRule(
            events: .onceInAProcess, originalEntryPoints: anyEntryPoint, duplicateEntryPoints: anyEntryPoint,
            identity: .event, lifetime: .process,
            treatment: .repeatAnswer),
        DuplicateRule(
            events: .willFinishLaunching, originalEvent: .didFinishLaunching, originalEntryPoints: anyEntryPoint,
            duplicateEntryPoints: anyEntryPoint,
            identity: .event, lifetime: .process, treatment: .neutralAnswer),

        // An app's own scene delegate calls super when its scene connects, and then feeds what is in the connection
        // options to the methods of a running app; SwiftUI does so with activities.
        DuplicateRule(
            events: .sentToScenes, originalEntryPoints: [.sceneConnection],
            duplicateEntryPoints: [.scene, .sceneConnection], identity: .object,
            lifetime: .object, treatment: .neutralAnswer),
        DuplicateRule(
            events: .sentToScenes, originalEntryPoints: [.scene], duplicateEntryPoints: [.sceneConnection],
            identity: .object,
            lifetime: .object,
            treatment: .neutralAnswer),

        // It forwards what it receives to the app delegate by hand, before or after super.
        DuplicateRule(
            events: .sentToScenes, originalEntryPoints: [.scene, .sceneConnection],
            duplicateEntryPoints: [.appDelegate],
            identity: .contentKey,
            lifetime: .turn, treatment: .deliverToWrapped),
        DuplicateRule(
            events: .sentToScenes, originalEntryPoints: [.appDelegate],
            duplicateEntryPoints: [.scene, .sceneConnection],
            identity: .contentKey,
            lifetime: .turn, onlyWhere: .appUsesScenes, treatment: .deliverToWrapped),

        // SwiftUI's scene delegate has been seen to forward everything but the connection, which the package then
        // delivers in its place.
        DuplicateRule(
            events: .connection, originalEntryPoints: [.sceneConnection], duplicateEntryPoints: [.scene],
            identity: .object,
            lifetime: .object,
            treatment: .neutralAnswer),
        DuplicateRule(
            events: .connection, originalEntryPoints: [.scene], duplicateEntryPoints: [.sceneConnection],
            identity: .object,
            lifetime: .object,
            treatment: .neutralAnswer),

        // A delegate that ours has displaced may forward to ours, whenever it likes. It is asked after the handlers,
        // and the answer waits for it: that of the original would wait for itself.
        DuplicateRule(
            events: .userNotificationCenter, originalEntryPoints: [.userNotificationCenter, .sceneConnection],
            duplicateEntryPoints: [.userNotificationCenter, .sceneConnection], identity: .object, lifetime: .object,
            onlyWhere: .othersPassItOn, treatment: .neutralAnswer, shortensPair: true),
        // Nobody wants to see the settings twice within a second.
        DuplicateRule(
            events: .notificationSettings, originalEntryPoints: [.userNotificationCenter],
            duplicateEntryPoints: [.userNotificationCenter],
            identity: .event, lifetime: .seconds(1), onlyWhere: .othersPassItOn, treatment: .neutralAnswer),

        // iOS 18.0 asks twice how to present a notification, with an identifier that differs in case at times. Source:
        // github.com/invertase/react-native-firebase/issues/7979.
        DuplicateRule(
            events: .presentations, originalEntryPoints: [.userNotificationCenter],
            duplicateEntryPoints: [.userNotificationCenter],
            identity: .contentKey, lifetime: .seconds(1), treatment: .repeatAnswer),

        // A response comes with the scene that connects for it, from the center, or both.
        DuplicateRule(
            events: .responses, originalEntryPoints: [.sceneConnection],
            duplicateEntryPoints: [.userNotificationCenter],
            identity: .contentKey,
            lifetime: .pair, treatment: .repeatAnswer),
        DuplicateRule(
            events: .responses, originalEntryPoints: [.userNotificationCenter],
            duplicateEntryPoints: [.sceneConnection],
            identity: .contentKey,
            lifetime: .pair, treatment: .repeatAnswer),
        DuplicateRule(
            events: .responses, originalEntryPoints: [.sceneConnection],
            duplicateEntryPoints: [.sceneConnection, .userNotificationCenter],
            identity: .object, lifetime: .object, treatment: .neutralAnswer),
    ]

    /// Returns whether the row expects a duplicate after an event.
    func expectsDuplicate(of definition: AnyEventDefinition) -> Bool {
        originalEvent.map { $0 == definition.event } ?? events.contain(definition)
    }
}
