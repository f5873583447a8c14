package import DecoupledAppDelegate

// A handler is named by its class, or by the name of a class that only its module sees.
extension Handlers {
    /// Takes out the handler of a class.
    package mutating func drop<Handler>(_: Handler.Type) { removeAll { $0 is Handler } }

    /// Takes out the handlers of a class.
    package mutating func drop(_ name: String) { removeAll { "\(type(of: $0 as Any))" == name } }

    /// Puts another handler in the place of the one of a class.
    package mutating func replace<Handler>(_: Handler.Type, by replacement: (Role) -> Role) {
        self = Handlers(map { $0 is Handler ? replacement($0) : $0 })
    }

    /// Puts another handler in the place of the one of a class.
    package mutating func replace(_ name: String, by replacement: (Role) -> Role) {
        split(name) { [replacement($0)] }
    }

    /// Puts several handlers in the place of the one of a class.
    package mutating func split(_ name: String, into parts: (Role) -> [Role]) {
        self = Handlers(flatMap { "\(type(of: $0 as Any))" == name ? parts($0) : [$0] })
    }

    /// Has a handler called before the others.
    package mutating func prepend(_ handler: Role) { self = Handlers([handler] + Array(self)) }

    /// Has the handlers of a class called after the others.
    package mutating func moveToEnd(_ name: String) {
        let moved = filter { "\(type(of: $0 as Any))" == name }
        drop(name)
        append(contentsOf: Handlers(moved))
    }

    /// Uses nobody's answer any more.
    package mutating func observeOnly() {
        let all = Array(self)
        self = Handlers { for handler in all { Observing(handler) } }
    }
}
