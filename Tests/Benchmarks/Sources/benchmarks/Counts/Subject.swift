/// A way to bring an event to a number of handlers.
enum Subject: String, CaseIterable {
    /// The loop over handlers that everything is compared with.
    case loop

    /// The package's app delegate.
    case delegate

    /// The package's app delegate, with a closure that intercepts the event and passes it on.
    case interception

    /// A notification center with a block for each handler.
    case center

    /// The package's app delegate, given a push that each handler answers through a completion of its own, inside the call.
    case push

    /// What the table calls it.
    var title: String {
        switch self {
        case .loop: "for loop written by hand"
        case .delegate: "AppDelegate"
        case .interception: "AppDelegate, intercepted"
        case .center: "NotificationCenter.post"
        case .push: "AppDelegate, gathered push"
        }
    }
}

/// A subject with a number of handlers.
struct Setup: Hashable {
    /// The numbers of handlers that are measured.
    static let sizes = [1, 8, 64]

    let subject: Subject
    let handlers: Int
}
