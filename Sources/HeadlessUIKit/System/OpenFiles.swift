/// The files that a process may have open.
enum OpenFiles {
    /// As many as the sources, the run loop and a few clients need, and some for the app.
    private static let needed = 32

    /// Throws if the process may open so few more files that it would end at one that it cannot do without.
    static func check() throws {
        var spare: [UnixSocket] = []
        while spare.count < needed {
            guard let socket = try? UnixSocket.make() else {
                throw StartFailure(
                    "no more than \(spare.count) files can be opened, and \(needed) are needed; raise the limit, as with: ulimit -n 1024",
                    exitStatus: 71)
            }
            spare.append(socket)
        }
    }
}
