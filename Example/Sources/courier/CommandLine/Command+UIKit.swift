#if !(os(Linux) || os(macOS))
/// Stands in for the command line, which an app on a phone does not have.
enum Command {
    /// Prints the app's events to the debugger's console.
    @MainActor
    static func perform() {
        EventLog(format: .text).start()
    }
}
#endif
