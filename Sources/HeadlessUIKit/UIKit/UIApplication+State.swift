extension UIApplication {
    /// What an application is doing.
    public enum State: Int, Sendable {
        /// In front of the user.
        case active = 0
        /// Visible but not receiving events: launching, or on its way between front and background.
        case inactive = 1
        /// Not visible.
        case background = 2
    }
}
