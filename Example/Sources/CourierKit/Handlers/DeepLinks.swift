public import DecoupledAppDelegate

/// Shows the parcel that a link names: `courier://parcel/ID`.
@MainActor
public final class DeepLinks {
    private let courier: Courier

    /// Creates the handler.
    ///
    /// - Parameter courier: Whose screen shows the parcel.
    public init(for courier: Courier = .shared) {
        self.courier = courier
    }
}

extension DeepLinks: URLDelegate {
    /// Handles a URL that names a parcel.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        let path = url.pathComponents.dropFirst()
        guard url.scheme == "courier", url.host == "parcel", path.count == 1, let id = path.first else { return false }
        courier.screen = .parcel(id)
        return true
    }
}
