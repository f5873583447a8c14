#if canImport(UIKit)
import DecoupledAppDelegate

/// Returns nothing: a test can make neither notifications nor scenes.
func changedContentsOfPlatform(of input: Any, as type: Any.Type) -> [Change<Any>] { [] }

#if !os(tvOS)
extension Sample {
    /// Nothing: a test cannot make responses.
    func changes(
        of make: @escaping @MainActor () -> UNNotificationResponse, actions: [String: [String]]
    ) -> [Sample] { [] }
}
#endif
#endif
