#if canImport(UIKit)
import DecoupledAppDelegate

/// Returns nothing: a test cannot make notifications.
func otherNotifications(of input: Any, as type: Any.Type) -> [(name: String, input: Any)] { [] }

#if !os(tvOS)
extension Sample {
    /// Nothing: a test cannot make responses.
    func variants(
        of make: @escaping @MainActor () -> UNNotificationResponse, actions: [String: [String]]
    ) -> [Sample] { [] }
}
#endif
#endif
