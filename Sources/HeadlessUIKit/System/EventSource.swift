/// A source of events of the operating system.
@preconcurrency @MainActor public protocol EventSource: AnyObject {
    /// Starts sending events; called once before launch, and not again before `stop()`.
    ///
    /// - Parameter system: Sends the events to the application.
    /// - Throws: What keeps the source from working, if the application must not run without it.
    func start(_ system: HeadlessSystem) throws

    /// Ends passing on, and undoes whatever `start(_:)` did to the process.
    func stop()
}
