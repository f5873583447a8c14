#if os(tvOS)
import DecoupledAppDelegate

extension InputText {
    /// Returns the arguments of an event that not every version has as text; nil for other arguments.
    @MainActor func textOnPlatform(of input: Any) -> String? {
        guard #available(tvOS 16, *) else { return nil }
        return (input as? WindowGeometryInput)?.windowScene.session.persistentIdentifier
    }

    /// Returns a notification as text: its identifier, as notifications have no more on tvOS.
    func text(of notification: UNNotification) -> String { notification.request.identifier }
}

/// Returns nil: there are no orientations.
func textOfOrientations(_: Any) -> String? { nil }
#endif
