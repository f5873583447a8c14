/// What is measured: a way to bring an event to a number of handlers, or to fill slots with them.
enum Subject: String, CaseIterable {
    /// The loop over handlers that everything is compared with.
    case loop

    /// The package's app delegate.
    case delegate

    /// The package's app delegate, with a closure that intercepts the event and passes it on.
    case interception

    /// A notification center with a block for each handler.
    case center

    /// An app delegate written by hand, given a push that each handler answers through a completion of its own, inside the call.
    case handWrittenPush

    /// The package's app delegate, given the same push.
    case push

    /// A new app delegate, of which ten slots are filled with two handlers each and five services are registered.
    case launch

    /// One more handler in a slot of an app delegate that has some.
    case append

    /// A list that is filled one by one.
    case list

    /// URLs that a scene opens in one turn of the main queue, all different.
    case urls

    /// An app's life, from the launch to the background, beside other app delegates.
    case life

    /// The subjects that are brought an event.
    static let ofEvents: [Subject] = [.loop, .delegate, .interception, .center, .handWrittenPush, .push]

    /// How often it is done before it counts, and how often while it does.
    var repetitions: Int {
        switch self {
        case .launch: 10
        case .append: 100
        case .list, .urls, .life: 2
        default: 1_000
        }
    }

    /// What the table calls it.
    var title: String {
        switch self {
        case .loop: "for loop written by hand"
        case .delegate: "AppDelegate"
        case .interception: "AppDelegate, intercepted"
        case .center: "NotificationCenter.post"
        case .handWrittenPush: "push written by hand"
        case .push: "AppDelegate, gathered push"
        case .launch: "launch"
        case .append: "one more handler"
        case .list: "a list of handlers"
        case .urls: "URLs in one turn"
        case .life: "an app's life"
        }
    }
}

/// A subject with a number of handlers, or of what it has instead.
struct Setup: Hashable {
    /// The numbers of handlers that events are brought to.
    static let sizes = [1, 8, 64]

    /// The numbers of handlers that a slot has before one more is appended.
    static let slotSizes = [1, 100, 1_000]

    /// Two sizes, of which the greater one takes more in a straight line, or no more.
    static let growing = [Subject.list: [500, 4_000], .urls: [100, 800], .life: [1, 1_000]]

    let subject: Subject
    let handlers: Int
}
