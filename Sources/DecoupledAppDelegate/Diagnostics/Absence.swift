/// Why a handler was not called, or a call has no result, or what a condition did with an event.
///
/// Compare absences with `==` or in a `switch` with a `default`, as later versions of the package may add some.
public struct Absence: Equatable, Sendable, CustomStringConvertible {
    /// The name of the static member, such as `removed`.
    public let name: String

    /// The reason as a phrase.
    public let description: String

    private init(_ description: String, name: String = #function) {
        self.name = name
        self.description = description
    }

    /// An earlier handler has handled the event, or settled the result.
    public static var alreadyAnswered: Self { Self("already handled") }

    /// Its `handles(_:)` is false for the event.
    public static var notHandled: Self { Self("does not handle the event") }

    /// It was removed from its slot during the event, before its turn.
    public static var removed: Self { Self("removed during the event") }

    /// The deadline passed before its turn.
    public static var deadlinePassed: Self { Self("the deadline passed") }

    /// The condition holds the event until it admits it; UIKit has the answer that it has been handled.
    public static var held: Self { Self("held") }

    /// The condition has held the event, which is delivered now.
    public static var released: Self { Self("released") }

    /// The default of a method was called that the handler does not implement.
    package static var notImplemented: Self { Self("not implemented") }

    /// The completion handler was released without a call.
    package static var dropped: Self { Self("dropped") }

    /// The completion handler was not called before the deadline.
    package static var silent: Self { Self("silent") }
}
