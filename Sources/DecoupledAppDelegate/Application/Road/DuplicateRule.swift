import Foundation

/// By which ways an event may come more than once, and what the second report of it gets.
///
/// A report that no row is for is an event of its own. Transitions have no row: `AppState` says at station 3 which of them the app has made.
@MainActor struct DuplicateRule {
    enum Events {
        /// The launch methods, and termination.
        case onceInAProcess

        case willFinishLaunching

        /// Those that UIKit sends to a scene's delegate in place of the app delegate.
        case ofScenes

        case connection
        case notificationCenter
        case notificationSettings
        case presentations
        case responses
    }

    /// What tells one event from the next.
    enum Identity {
        /// Nothing: the event comes once, or any two within the lifetime are the same.
        case event

        /// The object of UIKit's that the report has, such as a URL's context.
        case object

        /// The content, such as the URL itself.
        case content
    }

    /// How long a second report is expected.
    enum Lifetime {
        case process

        /// As long as the object lives.
        case object

        /// Until the turn of the main queue ends, or the second has come after the first was answered.
        case turn

        /// Until the second has come, or sixteen others.
        case pair

        /// For so long, or until sixteen others have come.
        case seconds(TimeInterval)
    }

    /// What the second report is answered, and who receives it.
    enum SecondReport {
        /// The answer of the first, or the neutral one while the first is being delivered; nobody receives the second.
        case answeredAsFirst

        /// The neutral answer; nobody receives the second.
        case answeredNeutrally

        /// If the app delegate is called, wrapped delegates to which the app forwards it receive it; the first was kept from them. If a scene's
        /// delegate is called, nobody does. It has the answer of those delegates if they handle it or answer later, if handlers have declined
        /// the first, or while they are being called for it; and the first's answer otherwise.
        case handForwardedAlone(isFault: Bool)
    }

    let events: Events

    /// The event that comes first, if that is another one.
    var after: AppEvent?

    /// By which ways the first comes, and by which the second.
    let firstWays, secondWays: Set<Way>

    let identity: Identity
    let lifetime: Lifetime

    enum Circumstance {
        case appUsesScenes

        /// Another delegate of the notification center receives the event as well.
        case othersPassItOn
    }

    /// The only circumstance in which the first is noted; nil for any.
    var onlyWhere: Circumstance?

    let secondReport: SecondReport

    /// Whether the second ends, after ten more seconds, the wait of a `.pair` row for the same event.
    var endsPair = false

    private static let anyWay = Set(Way.allCases)

    /// Every row, in the order in which they are asked.
    static let table = [
        // UIKit calls applicationWillTerminate and posts that. A delegate that forwards may call a launch method once more.
        DuplicateRule(
            events: .onceInAProcess, firstWays: anyWay, secondWays: anyWay, identity: .event, lifetime: .process,
            secondReport: .answeredAsFirst),
        DuplicateRule(
            events: .willFinishLaunching, after: .didFinishLaunching, firstWays: anyWay, secondWays: anyWay,
            identity: .event, lifetime: .process, secondReport: .answeredNeutrally),

        // An app's own scene delegate calls super when its scene connects, and then feeds what is in the connection options to the methods of a
        // running app; SwiftUI does so with activities.
        DuplicateRule(
            events: .ofScenes, firstWays: [.connection], secondWays: [.scene, .connection], identity: .object,
            lifetime: .object, secondReport: .answeredNeutrally),
        DuplicateRule(
            events: .ofScenes, firstWays: [.scene], secondWays: [.connection], identity: .object, lifetime: .object,
            secondReport: .answeredNeutrally),

        // It forwards what it receives to the app delegate by hand, before or after super.
        DuplicateRule(
            events: .ofScenes, firstWays: [.scene, .connection], secondWays: [.appDelegate], identity: .content,
            lifetime: .turn, secondReport: .handForwardedAlone(isFault: true)),
        DuplicateRule(
            events: .ofScenes, firstWays: [.appDelegate], secondWays: [.scene, .connection], identity: .content,
            lifetime: .turn, onlyWhere: .appUsesScenes, secondReport: .handForwardedAlone(isFault: true)),

        // SwiftUI's scene delegate has been seen to forward everything but the connection, which the package then delivers in its place.
        DuplicateRule(
            events: .connection, firstWays: [.connection], secondWays: [.scene], identity: .object, lifetime: .object,
            secondReport: .answeredNeutrally),
        DuplicateRule(
            events: .connection, firstWays: [.scene], secondWays: [.connection], identity: .object, lifetime: .object,
            secondReport: .answeredNeutrally),

        // A delegate that ours has displaced may forward to ours, whenever it likes.
        DuplicateRule(
            events: .notificationCenter, firstWays: [.notificationCenter, .connection],
            secondWays: [.notificationCenter, .connection], identity: .object, lifetime: .object,
            onlyWhere: .othersPassItOn, secondReport: .answeredNeutrally, endsPair: true),
        // Nobody wants to see the settings twice within a second.
        DuplicateRule(
            events: .notificationSettings, firstWays: [.notificationCenter], secondWays: [.notificationCenter],
            identity: .event, lifetime: .seconds(1), onlyWhere: .othersPassItOn, secondReport: .answeredNeutrally),

        // iOS 18.0 asks twice how to present a notification, with an identifier that differs in case at times. Source:
        // github.com/invertase/react-native-firebase/issues/7979.
        DuplicateRule(
            events: .presentations, firstWays: [.notificationCenter], secondWays: [.notificationCenter],
            identity: .content, lifetime: .seconds(1), secondReport: .answeredAsFirst),

        // A response comes with the scene that connects for it, from the center, or both.
        DuplicateRule(
            events: .responses, firstWays: [.connection], secondWays: [.notificationCenter], identity: .content,
            lifetime: .pair, secondReport: .answeredAsFirst),
        DuplicateRule(
            events: .responses, firstWays: [.notificationCenter], secondWays: [.connection], identity: .content,
            lifetime: .pair, secondReport: .answeredAsFirst),
        DuplicateRule(
            events: .responses, firstWays: [.connection], secondWays: [.connection, .notificationCenter],
            identity: .object, lifetime: .object, secondReport: .answeredNeutrally),
    ]

    /// Returns whether the row is for a report of an event that another one of the same event, or of `after`, has preceded.
    func isFor(_ definition: AnyEventDefinition) -> Bool {
        switch events {
        case .onceInAProcess:
            switch EventMeaning.of(definition) {
            case .launch, .termination: true
            default: false
            }
        case .willFinishLaunching: definition.id == .willFinishLaunching
        case .ofScenes: definition.isOfScenes
        case .connection: definition.id == .sceneWillConnect
        case .notificationCenter: definition.id.isOfNotificationCenter
        case .presentations: definition.id == .willPresentNotification
        case .responses: definition.id.isOfNotificationCenter && definition.traits.contains(.kept)
        case .notificationSettings: definition.id.rawValue == "userNotificationCenter:openSettingsForNotification:"
        }
    }

    /// Returns whether the row expects a second report after one of an event.
    func expectsSecond(of definition: AnyEventDefinition) -> Bool {
        after.map { $0 == definition.id } ?? isFor(definition)
    }

    /// How many reports the row expects a second one of at most.
    var limit: Int {
        switch lifetime {
        case .pair, .seconds: 16
        case .process, .object, .turn: 256
        }
    }

    /// Whether the row expects a second report at any time, which uses up the first.
    var isPair: Bool { if case .pair = lifetime { true } else { false } }
}
