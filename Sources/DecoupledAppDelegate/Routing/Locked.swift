import Foundation

/// A value that any thread may read and replace.
///
/// `@unchecked` is right here: `value` is private, and both accesses to it hold the lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var current: Value {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }
}
