#if canImport(ObjectiveC)
import Foundation

extension UIApplicationDelegate {
    /// Creates a delegate of this class, as UIKit does: by the initializer that every object has.
    static func make() -> Self {
        guard let type = Self.self as? NSObject.Type, let delegate = type.init() as? Self else {
            preconditionFailure("\(Self.self) is an application delegate and must inherit from UIResponder")
        }
        return delegate
    }
}
#endif
