#if !(os(iOS) || os(tvOS) || os(visionOS))
extension UIApplication {
    /// The application that this code belongs to.
    static var running: UIApplication { shared }
}
#endif
