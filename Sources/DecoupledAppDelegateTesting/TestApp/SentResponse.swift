#if !os(tvOS)
import DecoupledAppDelegate

/// A user's response to a notification that has been sent.
@MainActor struct SentResponse {
    /// The event that it was sent as; nil if nobody was asked.
    private(set) var event: AppEvent?

    /// Waits until it has been handled, and returns whether it has been, once the clock has been moved by some seconds.
    private(set) var wait: @MainActor (TimeInterval) async -> Bool = { _ in false }

    init() {}

    init<Input, Output>(_ reply: Reply<Output>, to event: Event<Input, Reply<Output>>, of app: TestApp) {
        self.event = event
        wait = { await app.wait(for: reply, to: event, advancing: $0) != nil }
    }
}
#endif
