extension UIScene {
    /// What a scene is doing.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front of the user.
        case foregroundActive = 0
        /// Visible but not receiving events.
        case foregroundInactive = 1
        /// Not visible.
        case background = 2
    }
}
