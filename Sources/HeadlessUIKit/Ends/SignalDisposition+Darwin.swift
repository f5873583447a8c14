#if canImport(Darwin)
import Darwin

extension sigaction {
    typealias PlainHandler = @convention(c) (Int32) -> Void

    /// The handler, or what stands in its place, unless it is told more than the number of the signal.
    var plainHandler: PlainHandler? {
        get { unsafe __sigaction_u.__sa_handler }
        set { unsafe __sigaction_u.__sa_handler = newValue }
    }

    /// Sets a handler that is told more than the number of the signal.
    mutating func handle(with handler: SignalDisposition.Handler) { unsafe __sigaction_u.__sa_sigaction = handler }
}
#endif
