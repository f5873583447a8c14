/// What has happened in the app before an event, apart from other events.
struct Circumstance: Sendable {
    /// What it is called.
    let name: String
    /// Brings it about, in an app that has been reset.
    let make: @MainActor @Sendable () -> Void

    /// All that are compared.
    static let all = [
        Circumstance(name: "as installed") {},
        Circumstance(name: "launched before") { Installation.hasLaunched = true },
        signedIn("signed in") {},
        signedIn("offline") { Server.isOffline = true },
        signedIn("in a visit") { VideoVisit.start("42", hasCamera: true) },
        signedIn("in a chat") { Messages.openChat = "dr-lee" },
        Circumstance(name: "without reminders") { Settings.setReminders(false) },
    ]

    private static func signedIn(_ name: String, _ make: @escaping @MainActor @Sendable () -> Void) -> Circumstance {
        Circumstance(name: name) {
            Session.signIn(with: "t-1", from: nil)
            make()
        }
    }
}
