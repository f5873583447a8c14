/// Has UIKit call `responds(to:)` again where a result that it may have cached is no longer true.
///
/// UIKit caches what `responds(to:)` said when a delegate was set, and does not expect its delegate to change inside a callback.
@MainActor final class Reassignment {
    private enum State {
        case idle
        case scheduled
    }

    private let responses: Responses
    private var state = State.idle

    init(of responses: Responses) { self.responses = responses }

    /// Schedules an action for the next turn, unless one is scheduled.
    func schedule(_ action: @escaping @MainActor () -> Void) {
        guard state == .idle else { return }
        state = .scheduled
        MainThread.async { [weak self] in
            self?.state = .idle
            action()
        }
    }

    /// Sets delegates anew if one of them has answered what is no longer true.
    ///
    /// - Parameters:
    ///   - responds: Whether a delegate responds now to a method that its class had not implemented.
    ///   - assign: Sets the delegates.
    func renew(where responds: (AppEvent) -> Bool, _ assign: () -> Void) {
        guard responses.areOutdated(where: responds) else { return }
        responses.forgetAnswers()
        assign()
    }
}
