extension UIApplication {
    private static var sender: UIApplication?

    /// The application that the event came from which a handler is being asked about in a form with a scene, which does not name it; at
    /// any other time the one that runs.
    package static var asking: UIApplication { sender ?? .running }

    /// Asks a handler in a form that does not name the application.
    package func ask<Answer>(_ handler: () -> Answer) -> Answer {
        let outer = Self.sender
        Self.sender = self
        defer { Self.sender = outer }
        return handler()
    }
}
