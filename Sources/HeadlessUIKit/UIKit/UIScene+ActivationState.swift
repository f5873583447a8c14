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

extension UIScene.ActivationState {
    /// What the only scene of an application does that has no others.
    init(_ state: UIApplication.State) {
        switch state {
        case .active: self = .foregroundActive
        case .inactive: self = .foregroundInactive
        case .background: self = .background
        }
    }
}
