/// What follows each event on its way through a slot: the seam that tracing is attached to.
///
/// A pass is known by a number that no other pass of the same router has. Passes may overlap, since answers may come later; the
/// calls of handlers only nest. Everything is told in the middle of a pass, so a follower must cause no event.
@MainActor
package protocol PassFollower: AnyObject {
    /// An event has arrived.
    func passDidBegin(_ pass: Int, _ event: AppEvent)

    /// A handler is about to be called.
    func willCall(_ handler: String, for event: AppEvent)

    /// The handler that was called last has returned.
    func didCall()

    /// The system has been answered.
    func passDidEnd(_ pass: Int, _ record: EventRecord)
}

extension PassFollower {
    package func passDidBegin(_ pass: Int, _ event: AppEvent) {}

    package func willCall(_ handler: String, for event: AppEvent) {}

    package func didCall() {}
}
