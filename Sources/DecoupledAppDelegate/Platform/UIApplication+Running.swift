#if os(iOS) || os(tvOS) || os(visionOS)
import ObjectiveC

/// UIKit's `UIApplication.shared` under a name of its own, found by its selector.
///
/// The compiler keeps `shared` from all code that an app extension may link. What asks for it here is called by an app's fronts,
/// which an extension has none of; so handlers can live in a module that an app shares with its extensions.
@objc private protocol RunningApplication {
    @objc(sharedApplication)
    static func running() -> UIApplication
}

extension UIApplication {
    /// The application of this process.
    static var running: UIApplication {
        let type: AnyClass = UIApplication.self
        return type.running()
    }
}
#endif
