import Mistakes

extension Clinic {
    /// What has happened in the app before an event, apart from other events.
    static let circumstances: [AppTakenApart.Circumstance] = [
        .init("as installed") {},
        .init("launched before") { Installation.hasLaunched = true },
        .init("signed in") { Session.signIn(with: "t-1", from: nil) },
        .init("offline") {
            Session.signIn(with: "t-1", from: nil)
            Server.isOffline = true
        },
        .init("in a visit") {
            Session.signIn(with: "t-1", from: nil)
            VideoVisit.start("42", hasCamera: true)
        },
        .init("in a chat") {
            Session.signIn(with: "t-1", from: nil)
            Messages.openChat = "dr-lee"
        },
        .init("without reminders") { Settings.setReminders(false) },
    ]
}
