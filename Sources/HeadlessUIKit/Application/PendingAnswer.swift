/// An answer that a delegate gives through a completion handler: taken once, on the main thread, wherever it comes from.
@MainActor final class PendingAnswer<Value> {
    private let method: String
    private let neutral: Value
    private var deliver: (@MainActor (Value) -> Void)?
    private var isRepetitionReported = false

    /// - Parameters:
    ///   - method: What was asked, for reports.
    ///   - neutral: What counts as the answer if the completion handler is dropped without a call.
    ///   - deliver: Receives the answer.
    init(to method: String, neutral: Value, deliver: @escaping @MainActor (Value) -> Void) {
        self.method = method
        self.neutral = neutral
        self.deliver = deliver
    }

    /// The completion handler; the answer is awaited as long as there is a copy of it.
    nonisolated func completionHandler() -> @Sendable (Value) -> Void {
        let ticket = Ticket { self.drop() }
        return { value in withExtendedLifetime(ticket) { self.receive(value) } }
    }

    private nonisolated func receive(_ value: Value) {
        // The delegate hands the value over and keeps no hold on it, as UIKit expects of it too.
        nonisolated(unsafe) let value = value
        MainQueue.perform { unsafe self.take(value) }
    }

    private func take(_ value: Value) {
        guard let deliver else {
            if !isRepetitionReported {
                report("\(method) called its completion handler again, for which UIKit raises; the first answer holds")
            }
            isRepetitionReported = true
            return
        }
        self.deliver = nil
        deliver(value)
    }

    private func drop() {
        guard deliver != nil else { return }
        report("\(method) never called its completion handler")
        take(neutral)
    }
}

/// What a completion handler holds on to, so that it is known when the last copy of the handler is gone.
private final class Ticket: Sendable {
    private let whenGone: @MainActor @Sendable () -> Void

    init(whenGone: @escaping @MainActor @Sendable () -> Void) { self.whenGone = whenGone }

    deinit {
        // Always a turn later: an answer that another thread gave just before is already on its way to the main thread.
        MainQueue.performLater(whenGone)
    }
}
