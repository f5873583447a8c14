import Foundation

/// A value that any thread may read and change.
///
/// `@unchecked` is right here: `value` is private, and every access to it holds the lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Runs an action that has the value to itself.
    func withLock<Result>(_ action: (inout Value) -> Result) -> Result {
        lock.withLock { action(&value) }
    }
}
