#if !canImport(ObjectiveC)
import Foundation

extension UNUserNotificationCenterDelegate {
    /// Returns true for every method of the protocol.
    ///
    /// - Parameter aSelector: The method's Objective-C name.
    /// - Returns: Whether the protocol has the method.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.flatMap { NotificationMethod($0) } != nil
    }

    /// Whether the object has a method.
    func answers(_ selector: Selector) -> Bool { responds(to: selector) }
}
#endif
