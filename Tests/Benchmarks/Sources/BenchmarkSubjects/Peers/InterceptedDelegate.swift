public import DecoupledAppDelegate

/// An app delegate with a closure that is called in place of its handlers, and passes the event on to them.
public final class InterceptedDelegate: UIResponder, UIApplicationDelegate {
    private let handlers: [any SystemConditionsDelegate]

    /// The closure, which is given what passes the event on.
    public var interception: (@MainActor (_ next: () -> Void) -> Void)?

    /// Creates an app delegate.
    ///
    /// - Parameter handlers: The handlers.
    public init(_ handlers: [any SystemConditionsDelegate]) {
        self.handlers = handlers
        super.init()
    }

    /// Calls the closure, or notifies the handlers where there is none.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        guard let interception else { return tell(application) }
        interception { tell(application) }
    }

    private func tell(_ application: UIApplication) {
        for handler in handlers { handler.applicationSignificantTimeChange(application) }
    }
}
