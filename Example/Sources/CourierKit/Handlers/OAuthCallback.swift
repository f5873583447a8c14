public import DecoupledAppDelegate

/// Takes the code that the sign-in page sends: `courier://oauth?code=…`.
@MainActor
public final class OAuthCallback {
    private let courier: Courier

    /// Creates the handler.
    ///
    /// - Parameter courier: Who signs in.
    public init(for courier: Courier = .shared) {
        self.courier = courier
    }
}

extension OAuthCallback: URLDelegate {
    /// Handles a sign-in URL that has a code.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            components.scheme == "courier", components.host == "oauth",
            let code = components.queryItems?.first(where: { $0.name == "code" })?.value, !code.isEmpty
        else { return false }
        courier.authorizationCode = code
        return true
    }
}
