// The control socket: other processes of the same user send requests to an app, and get answers.
//
// A request is a line of JSON, and so is its answer. ControlRequest lists the requests, +Verb their names with an example of each; +Arguments
// checks what people type, +System has the application do them. ControlAnswer is what came of it, ControlError what was wrong and what
// would be right. ControlDirectory is where the sockets are: in a directory that nobody else may enter. An app that has died leaves a
// socket, which the next one of its name takes over. ControlSocket, below, lets clients in, of this user only; ControlConnection reads,
// performs and answers the lines of one, without ever waiting for it. ControlClient is the other end, and appctl uses it. UnixSocket,
// PipeEnds, FileLock and SystemError wrap the calls of the operating system. String+Shown makes text from outside safe to show.

import Foundation

/// A socket over which other processes of the same user send requests to the app.
///
/// Clients send one JSON object per line, such as `{"verb":"open-url","url":"courier://parcel/7"}`, and get one back for
/// each, in order: `{"handled":true,"answer":"true"}`, or `{"error":{…}}` that says what was wrong and where.
/// The command `appctl` is such a client, `ControlClient` another.
@preconcurrency @MainActor public final class ControlSocket: EventSource {
    /// So many that a script may forget to disconnect for a while, and so few that the app can go on opening files.
    nonisolated static let mostClients = 256

    private let directory: ControlDirectory
    /// Where clients connect, what keeps the name, and what tells that one connects; nil while the socket is stopped.
    private var entrance: (path: String, lock: FileLock, source: any DispatchSourceProtocol)?
    private var connections: [ControlConnection] = []

    /// Creates a socket that does not exist until it is started.
    ///
    /// - Parameter directory: Where the socket will be.
    public init(directory: ControlDirectory = ControlDirectory()) { self.directory = directory }

    /// Starts serving clients; without a directory for its socket the app runs on, and standard error says why.
    ///
    /// - Parameter system: Performs the requests.
    /// - Throws: A `StartFailure` if the app runs already.
    public func start(_ system: HeadlessSystem) throws {
        do {
            let (listener, path, lock) = try directory.listen(as: system.configuration.name)
            let source = DispatchSource.makeReadSource(fileDescriptor: listener.descriptor, queue: .main)
            source.setEventHandler { [weak self] in self?.admit(from: listener, to: system) }
            source.activate()
            entrance = (path, lock, source)
        } catch let error as ControlError { report("no control socket: \(error)") }
    }

    /// Releases the name, and closes every connection.
    public func stop() {
        guard let (path, lock, source) = entrance else { return }
        entrance = nil
        // First, so that an app can be started again as soon as the end of this one is seen.
        _ = unsafe unlink(path)
        lock.release()
        source.cancel()
        connections.forEach { $0.close() }
    }

    /// Lets the next client in; whoever finds no place gets that of the first who is owed no answer, or waits until one leaves.
    private func admit(from listener: UnixSocket, to system: HeadlessSystem) {
        do {
            guard connections.count < Self.mostClients else { throw SystemError(code: EMFILE) }
            guard let socket = try listener.accepted() else { return }
            let client = ControlConnection(socket, to: system) { client in
                self.connections.removeAll { $0 === client }
            }
            connections.append(client)
            if (try? socket.peerUser()) == geteuid() {
                client.proceed()
            } else {
                client.dismiss("the app belongs to user \(geteuid())", remedy: "connect as that user")
            }
        } catch {
            // There is no place, or the process has no descriptor left for one.
            if let idle = connections.first(where: \.isIdle) {
                return idle.dismiss("the app has no place for another client", remedy: "connect again")
            }
            entrance?.source.suspend()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [source = entrance?.source] in source?.resume() }
        }
    }
}
