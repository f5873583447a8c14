import Foundation

extension UIApplication {
    /// Does something as this application: meanwhile it is `shared`.
    package func act<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        try ActingApplication.$ofTask.withValue(ActingApplication(application: self), operation: body)
    }

    /// Does something as this application that takes its time, while no other one does: meanwhile it is `shared` to this task, to those
    /// that it makes, and to what runs in no task, as closures on queues do.
    package func act<Answer>(throughout body: () async throws -> Answer) async rethrows -> Answer {
        let acting = ActingApplication(application: self)
        ActingApplication.ofQueues.current = acting
        defer { ActingApplication.ofQueues.current = nil }
        return try await ActingApplication.$ofTask.withValue(acting, operation: body)
    }
}

/// The application in whose name something is done.
///
/// `@unchecked` is right: what belongs to the main actor is read there alone.
struct ActingApplication: @unchecked Sendable {
    @TaskLocal fileprivate static var ofTask: ActingApplication?

    fileprivate static let ofQueues = ActingOnQueues()

    fileprivate let application: UIApplication

    /// The application that this code belongs to; nil for that of the process.
    static var current: UIApplication? { (ofTask ?? (isInTask ? nil : ofQueues.current))?.application }

    /// Nothing is unsafe about it: the task is not kept.
    private static var isInTask: Bool { unsafe withUnsafeCurrentTask { unsafe $0 != nil } }
}

/// The application in whose name closures on queues do something.
///
/// `@unchecked` is right: what changes is behind the lock.
private final class ActingOnQueues: @unchecked Sendable {
    private let lock = NSLock()
    private var locked: ActingApplication?

    var current: ActingApplication? {
        get { lock.withLock { locked } }
        set { lock.withLock { locked = newValue } }
    }
}
