public import DecoupledAppDelegate

/// The courier's session with the delivery office, whose token can be read only while the device is unlocked.
@MainActor
public final class Session: SharedService {
    /// What opens the office's doors; nil while the device is locked, or if nobody has signed in.
    public private(set) var token: String?

    private let readToken: @MainActor () -> String?

    /// Creates the app's session, which knows nothing better than the code of the sign-in page.
    public convenience init() {
        self.init { Courier.shared.authorizationCode }
    }

    /// Creates a session.
    ///
    /// - Parameter readToken: Reads the token from where it is kept.
    public init(readingToken readToken: @escaping @MainActor () -> String?) {
        self.readToken = readToken
        token = readToken()
    }
}

extension Session: ProtectedDataDelegate {
    /// Reads the token.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        token = readToken()
    }

    /// Forgets the token.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        token = nil
    }
}
