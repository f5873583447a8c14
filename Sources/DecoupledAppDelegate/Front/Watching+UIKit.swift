#if os(iOS) || os(tvOS) || os(visionOS)
extension ApplicationFront {
    /// Does nothing: on a device no other process can follow an application.
    func tellWatchers(of application: UIApplication) {}
}
#endif
