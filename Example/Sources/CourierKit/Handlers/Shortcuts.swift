#if !os(tvOS)
public import DecoupledAppDelegate

/// Performs the quick actions of the Home Screen: `scan` and `parcels`.
@MainActor
public final class Shortcuts {
    private let courier: Courier

    /// Creates the handler.
    ///
    /// - Parameter courier: Whose screen shows what was chosen.
    public init(for courier: Courier = .shared) {
        self.courier = courier
    }
}

extension Shortcuts: ShortcutItemDelegate {
    /// Answers true for the two actions there are.
    public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        switch shortcutItem.type {
        case "scan": courier.screen = .scanner
        case "parcels": courier.screen = .parcels
        default: return false
        }
        return true
    }
}
#endif
