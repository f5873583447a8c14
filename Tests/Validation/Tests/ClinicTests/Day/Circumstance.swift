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
        Circumstance(name: "signed in") { Session.signIn(with: "t-1", from: nil) },
        Circumstance(name: "offline") {
            Session.signIn(with: "t-1", from: nil)
            Server.isOffline = true
        },
        Circumstance(name: "in a visit") {
            Session.signIn(with: "t-1", from: nil)
            VideoVisit.start("42", hasCamera: true)
        },
        Circumstance(name: "in a chat") {
            Session.signIn(with: "t-1", from: nil)
            Messages.openChat = "dr-lee"
        },
        Circumstance(name: "without reminders") { Settings.setReminders(false) },
    ]
}
