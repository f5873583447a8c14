import DecoupledAppDelegate

/// An application that notes whenever its delegate is set.
final class WatchedApplication: UIApplication {
    private(set) var assignments: [(any UIApplicationDelegate)?] = []

    @unsafe override var delegate: (any UIApplicationDelegate)? {
        get { unsafe super.delegate }
        set {
            assignments.append(newValue)
            unsafe super.delegate = newValue
        }
    }

    /// Forgets what was set so far.
    func forgetAssignments() {
        assignments = []
    }
}
