#if !canImport(ObjectiveC)
extension UIApplicationDelegate {
    /// Creates a delegate of this class.
    static func make() -> Self {
        Self()
    }
}
#endif
