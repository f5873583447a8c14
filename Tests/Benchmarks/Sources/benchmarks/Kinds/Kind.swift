/// A kind of event, by what the package has to do for it.
enum Kind: String, CaseIterable {
    /// Handlers are told, and nothing else happens: a significant time change.
    case told

    /// Handlers are told after the package has looked at the event itself: a memory warning.
    case noted

    /// The app becomes inactive and active again, by the app delegate's methods.
    case state

    /// The same, by the notifications that the system posts.
    case posted

    /// A URL that every handler declines.
    case declined

    /// A URL that the first handler handles.
    case first

    /// A URL that the last handler handles.
    case last

    /// The orientations that every handler supports.
    case orientation

    /// A push that each handler answers inside the call.
    case push

    /// A push that each handler answers on a later turn of the main queue.
    case later

    /// A push that each handler answers on another thread.
    case elsewhere

    /// A URL that waits for handlers, of which the last one then handles it.
    case kept

    /// A significant time change that a closure intercepts and passes on.
    case intercepted

    /// A URL of a scene, which the last handler handles.
    case scene

    /// Ten URLs of a scene in one turn, which the last handler handles.
    case scenes

    /// A notification that is presented, as handlers say inside the call.
    case presented

    /// A response to a notification, which handlers are done with inside the call.
    case responded
}

extension Kind {
    /// The numbers of handlers that each is measured with.
    static let sizes = [1, 8, 64]

    /// What stands above its table.
    var title: String {
        switch self {
        case .told: "Told: a significant time change"
        case .noted: "Told, and noted by the package: a memory warning"
        case .state: "The app's state: inactive and active again, called"
        case .posted: "The app's state: inactive and active again, posted"
        case .declined: "A URL that all handlers decline"
        case .first: "A URL that the first handler handles"
        case .last: "A URL that the last handler handles"
        case .orientation: "The supported orientations"
        case .push: "A push, answered inside the call"
        case .later: "A push, answered a turn later"
        case .elsewhere: "A push, answered on another thread"
        case .kept: "A URL that waits for its handlers"
        case .intercepted: "Told, and intercepted: a significant time change"
        case .scene: "A URL of a scene"
        case .scenes: "Ten URLs of a scene in one turn"
        case .presented: "A notification to present, answered inside the call"
        case .responded: "A response to a notification, answered inside the call"
        }
    }

    /// The package and what it is measured beside.
    var shapes: [Shape] {
        switch self {
        case .told, .declined, .last, .orientation, .scene: [.package, .casts, .notificationCenter]
        case .noted, .state, .first, .scenes: [.package, .casts]
        case .posted: [.package, .notificationCenter]
        case .push, .later, .elsewhere: [.package, .lock, .group, .turn]
        case .kept: [.package, .array, .turn]
        case .intercepted: [.package, .closureAround]
        case .presented, .responded: [.package, .lock]
        }
    }

    /// The kind with every shape and number of handlers, in the order in which they take turns.
    var setups: [KindSetup] {
        shapes.flatMap { shape in Self.sizes.map { KindSetup(kind: self, shape: shape, handlers: $0) } }
    }
}

/// A kind of event, and who brings it to how many handlers.
struct KindSetup: Hashable {
    let kind: Kind
    let shape: Shape
    let handlers: Int

    /// How many events are brought at once, so many that what happens once in a while is spread.
    var events: Int { handlers < 8 ? 100 : handlers < 64 ? 40 : 10 }
}
