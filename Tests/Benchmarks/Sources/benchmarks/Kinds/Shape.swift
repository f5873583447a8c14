/// Who brings an event to its handlers: the package, or what other app delegates do.
enum Shape: String, CaseIterable {
    /// The package's delegates.
    case package

    /// A loop over a typed list for each role.
    case loop

    /// An array of closures for each event.
    case closures

    /// A list of values with a closure for each event that they want.
    case optionalClosures

    /// A list of services, each cast to the event's role.
    case casts

    /// A list of services, of which those are listed first that have the method.
    case filter

    /// A notification center with a block for each handler.
    case notificationCenter

    /// A lock and a counter.
    case lock

    /// A dispatch group.
    case group

    /// A counter on the main queue.
    case mainQueue

    /// An array of what has come.
    case array

    /// A closure around a loop.
    case closureAround

    /// Nothing but the turns of the main queue that the others' numbers include.
    case turn

    /// What the tables call it.
    var title: String {
        switch self {
        case .package: "The package"
        case .loop: "Loop over a typed list"
        case .closures: "Array of closures"
        case .optionalClosures: "Optional closures"
        case .casts: "Service list with `as?`"
        case .filter: "Filter, then call"
        case .notificationCenter: "`NotificationCenter.post`"
        case .lock: "Lock and counter"
        case .group: "`DispatchGroup`"
        case .mainQueue: "Counter on the main queue"
        case .array: "Array of what waits"
        case .closureAround: "Closure around a loop"
        case .turn: "Empty turns alone"
        }
    }
}
