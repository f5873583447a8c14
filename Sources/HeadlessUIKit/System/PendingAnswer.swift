import Foundation

/// An answer that a delegate gives through a completion handler: taken once, on the main thread, wherever it comes from.
@MainActor final class PendingAnswer<Value> {
    private let method: DelegateMethod
    private var deliver: (@MainActor (Value) -> Void)?

    init(to method: DelegateMethod, deliver: @escaping @MainActor (Value) -> Void) {
        self.method = method
        self.deliver = deliver
    }

    /// A completion handler that need not be called.
    func optionalHandler() -> @Sendable (Value) -> Void {
        { self.receive($0) }
    }

    /// A completion handler that, dropped without a call, counts as called with the neutral value.
    func requiredHandler(neutral: Value) -> @Sendable (Value) -> Void {
        let ticket = Ticket { self.drop(neutral) }
        return { value in
            withExtendedLifetime(ticket) {
                self.receive(value)
            }
        }
    }

    private nonisolated func receive(_ value: Value) {
        // The delegate hands the value over and keeps no hold on it, as UIKit expects of it too.
        nonisolated(unsafe) let value = value
        if Thread.isMainThread {
            MainActor.assumeIsolated { unsafe take(value) }
        } else {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { unsafe self.take(value) }
            }
        }
    }

    private func take(_ value: Value) {
        guard let deliver else {
            report("\(method.rawValue): the completion handler was called again, for which UIKit raises; it is ignored")
            return
        }
        self.deliver = nil
        deliver(value)
    }

    private func drop(_ neutral: Value) {
        guard let deliver else { return }
        self.deliver = nil
        report("\(method.rawValue): the completion handler was never called")
        deliver(neutral)
    }
}

/// What a completion handler holds on to, so that it is known when the last copy of the handler is gone.
private final class Ticket: Sendable {
    private let whenGone: @MainActor () -> Void

    init(whenGone: @escaping @MainActor () -> Void) {
        self.whenGone = whenGone
    }

    deinit {
        // Always a turn later: an answer that another thread gave just before is already on its way to the main thread.
        DispatchQueue.main.async { [whenGone] in
            MainActor.assumeIsolated { whenGone() }
        }
    }
}
