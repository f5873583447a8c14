extension UIScene {
    /// The scenes that have disconnected, as far as they still exist.
    private(set) static var disconnected = WeakObjects()

    /// Learns of the scenes that disconnect, for all values.
    static let disconnections = SystemObservation(of: didDisconnectNotification) {
        ($0 as? UIScene)?.markDisconnected()
    }

    /// The scene has disconnected, of which its delegate or a notification tells first.
    func markDisconnected() { Self.disconnected.insert(self) }
}
