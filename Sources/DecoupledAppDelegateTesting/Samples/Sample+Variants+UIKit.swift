#if os(iOS) || os(visionOS)
import DecoupledAppDelegate

extension Sample {
    /// Nothing: a test cannot make responses.
    func variants(
        of make: @escaping @MainActor () -> UNNotificationResponse, actions: [String: [String]]
    ) -> [Sample] { [] }
}
#endif
