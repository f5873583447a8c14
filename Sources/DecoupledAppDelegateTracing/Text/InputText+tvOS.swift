#if os(tvOS)
import DecoupledAppDelegate

/// Returns the arguments of an event that not every version has as text; nil for other arguments.
@MainActor func textOnPlatform(ofInput input: Any, revealing: Bool) -> String? {
    guard #available(tvOS 16, *) else { return nil }
    return (input as? WindowGeometryInput)?.windowScene.session.persistentIdentifier
}

extension UNNotification {
    /// Returns a notification as text: its identifier, as notifications have no more on tvOS.
    func text(revealing: Bool) -> String { request.identifier }
}

/// Returns nil: there are no orientations.
func textOfOrientations(_ answer: Any) -> String? { nil }
#endif
