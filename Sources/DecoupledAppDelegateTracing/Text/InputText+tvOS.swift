#if os(tvOS)
import DecoupledAppDelegate

extension UNNotification {
    /// Returns a notification as text: its identifier, as notifications have no more on tvOS.
    func text(revealing: Bool) -> String { request.identifier }
}

/// Returns nil: there are no orientations.
func textOfOrientations(_ answer: Any) -> String? { nil }
#endif
