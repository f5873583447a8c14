/// What follows what happens to an application, as its status does.
@MainActor
protocol ApplicationFollower: AnyObject {
    /// The events that `responds(to:)` has to announce, because nothing else reports them.
    var neededEvents: EventSet { get }

    /// Called when it is known which application the front works for.
    func didLearnApplication()

    /// Called before the handlers of an event are asked from which the front learns something.
    func willDeliver(_ event: AppEvent, _ input: any EventInput)

    /// Called before a transition to a level is told.
    func levelDidChange(to level: AppStateMachine.Level)

    /// Called when a scene has been connected or disconnected.
    func scenesDidChange()
}
