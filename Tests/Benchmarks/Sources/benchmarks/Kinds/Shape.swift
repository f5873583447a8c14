/// Who brings an event to its handlers: the package, or what other app delegates do.
enum Shape: String, CaseIterable {
    /// The package's delegates.
    case package

    /// A list of services, each cast to the event's role.
    case casts

    /// A notification center with a block for each handler.
    case notificationCenter

    /// A lock and a counter.
    case lock

    /// A dispatch group.
    case group

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
        case .casts: "Service list with `as?`"
        case .notificationCenter: "`NotificationCenter.post`"
        case .lock: "Lock and counter"
        case .group: "`DispatchGroup`"
        case .array: "Array of what waits"
        case .closureAround: "Closure around a loop"
        case .turn: "Empty turns alone"
        }
    }
}
