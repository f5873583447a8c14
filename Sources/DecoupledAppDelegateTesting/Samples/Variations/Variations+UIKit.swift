#if canImport(UIKit)
import DecoupledAppDelegate

/// Returns nothing: a test can make neither notifications nor scenes.
func variationsOfPlatform(of input: Any, as type: Any.Type) -> [Variation<Any>] { [] }

#if !os(tvOS)
extension UNNotificationResponse {
    /// Nothing: a test cannot make responses.
    func variations(actions: [String: [String]], isMadeUp: Bool) -> [Variation<UNNotificationResponse>] { [] }
}
#endif
#endif
