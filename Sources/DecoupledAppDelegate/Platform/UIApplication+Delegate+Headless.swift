#if !(os(iOS) || os(tvOS) || os(visionOS))
extension UIApplication {
    /// The application's delegate.
    var currentDelegate: (any UIApplicationDelegate)? {
        get { delegate }
        set { delegate = newValue }
    }
}
#endif
