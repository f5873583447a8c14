public import DecoupledAppDelegate

extension AppDelegate {
    /// The key of the condition that holds URLs until the courier has signed in.
    public nonisolated static let signIn = "sign-in"

    /// Holds whatever would show a parcel until the courier has signed in.
    ///
    /// The sign-in page answers by a URL, `courier://oauth`, which is let through.
    ///
    /// - Parameter courier: Who signs in.
    public func holdEventsUntilSignIn(of courier: Courier = .shared) {
        var others: [AppEvent] = [.continueUserActivity]
        #if !os(tvOS)
        others += [.performShortcutAction, .didReceiveNotificationResponse]
        #endif
        intercept(
            .openURL, key: Self.signIn, admitting: { courier.isSignedIn || $0.url.host == "oauth" },
            keepingRejected: true)
        intercept(
            others, key: "\(Self.signIn), all but URLs", admitting: { _ in courier.isSignedIn }, keepingRejected: true)
        courier.whenSignedIn = { [weak self] in self?.offerKeptEvents() }
    }
}
