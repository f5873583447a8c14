import Foundation

/// A step of an event on its way through a slot.
package enum EventStep {
    /// A call of a handler or of a closure: its place among the calls of the pass, who is called, and since when.
    package typealias Call = (index: Int, callee: Callee, start: TimeInterval)

    /// Somebody is about to be called.
    case call(Call)

    /// A call has been answered, inside it or later, perhaps on another thread than the main thread; or it has an
    /// ``Absence``.
    case answer(Call, Any, isOffMainThread: Bool)

    /// A call has returned.
    case `return`(Call)

    /// A handler is not called.
    case omission(Callee, Absence)

    /// UIKit has its result.
    case end(Any)
}

/// What follows each event on its way through a slot: the seam that tracing is attached to.
///
/// Passes may overlap, since results may come later; the calls of handlers only nest. A follower is called in the
/// middle of a pass, so it must not cause an event before the end.
@MainActor package protocol EventFollower: AnyObject {
    /// Takes a step of a pass when it happens, and only while the app delegate lives. A handler that keeps its
    /// completion handler keeps this closure.
    typealias Steps = @MainActor (EventStep) -> Void

    /// Called when an event arrives; returns what takes the steps of its pass, or nil if the pass is not followed.
    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps?
}

/// A handler or closure that an event is passed to; its name is made only when a record or a fault needs it.
package enum Callee: Sendable {
    case handler(any Any.Type, isObserver: Bool)
    case interception(key: String)

    /// A handler's type name, or an interception's key.
    package var name: String {
        switch self {
        case .handler(let type, _): String(describing: type)
        case .interception(let key): key
        }
    }

    var isObserver: Bool { if case .handler(_, isObserver: true) = self { true } else { false } }

    var isInterception: Bool { if case .interception = self { true } else { false } }
}
