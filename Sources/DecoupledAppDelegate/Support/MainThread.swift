import Dispatch
import Foundation

/// Checks whether code runs on the main actor, and moves it there.
package enum MainThread {
    // The mark tells the main queue. Where a process runs `dispatchMain()`, as Swift Testing does on Linux, that moves
    // between threads, and `Thread.isMainThread`, two system calls there, is false on all of them. Only on the main
    // thread inside the `sync` of another queue the mark is missing.
    private static let mark = Mark()

    /// Whether the caller is on the main actor, so that `MainActor.assumeIsolated` holds.
    package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark.key) == true || Thread.isMainThread
    }

    /// Ends the process with a sentence where the caller is not on the main actor, as code in Swift 5 mode may be.
    static func preconditionIsCurrent() {
        // Not a precondition, whose sentence is left out of an optimized build.
        guard !isCurrent else { return }
        fatalError(
            "Slots belong to the main thread: change them in main.swift, a @MainActor function or MainActor.run.")
    }

    // `@unchecked` is right here: a key has no state, only an address, and older SDKs do not say so.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()

        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    /// Returns the object that an action finds on the main actor; nil where the caller is not on it.
    static func find(_ action: @MainActor () -> AnyObject?) -> AnyObject? {
        guard isCurrent else { return nil }
        return MainActor.assumeIsolated { Handover(value: action()) }.content
    }

    /// Runs an action at once where the caller is on the main actor, else on a later turn of it.
    package static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(action) } else { async(action) }
    }

    /// Hands a value over to an action, which runs as any other.
    static func run<Value>(with value: Value, _ action: @escaping @MainActor @Sendable (Value) -> Void) {
        let handover = Handover(value: value)
        run { action(handover.value) }
    }

    /// Runs an action on the next turn of the main thread.
    static func async(_ action: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async(execute: action)
    }

    /// Runs an action on the next turn of the main thread, unless an object has been freed by then.
    ///
    /// The object is kept alive until the action has returned: parts of it refer to it as `unowned`, and code of the
    /// app that they call may release the last reference.
    static func async<Object: AnyObject & Sendable>(
        with object: Object, _ action: @escaping @MainActor @Sendable (Object) -> Void
    ) {
        async { [weak object] in if let object { action(object) } }
    }
}

/// A value on its way to the main thread, from a call whose signature does not say `sending`: UIKit's, or a handler's
/// completion.
///
/// `@unchecked` is right here. Only the main actor takes the value out, and nobody else uses it after it was put in:
/// UIKit's objects and completion handlers belong to the main thread, notifications and responses never change, and a
/// handler does not use its answer after it has given it, as the documentation of its completion handler says.
struct Handover<Value>: @unchecked Sendable {
    fileprivate let content: Value

    init(value: Value) { content = value }

    /// The value.
    @MainActor var value: Value { content }
}
