extension UIApplicationDelegate {
    /// Starts the application of this process with a new delegate of this class, and serves it until the process ends.
    public static func main() {
        let delegate = make()
        let application = UIApplication.shared
        unsafe application.delegate = delegate
        withExtendedLifetime(delegate) { application.system.run() }
    }
}
