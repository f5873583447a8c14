import Foundation

/// A socket over which other processes of the same user send requests to the app.
///
/// Clients send one JSON object per line, such as `{"verb":"open-url","url":"courier://parcel/7"}`, and get one back for
/// each, in order: `{"handled":true,"answer":"true"}`, or `{"error":{…}}` that says what was wrong and where.
/// The command `appctl` is such a client, `ControlClient` another.
@preconcurrency @MainActor public final class ControlSocket: EventSource {
    private enum State {
        case stopped
        case serving(HeadlessSystem, UnixSocket, path: String, any DispatchSourceProtocol)
    }

    /// So many that a script may forget to disconnect for a while, and so few that the app can go on opening files.
    private static let mostClients = 256

    private let directory: ControlDirectory
    private var state = State.stopped
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
            let path = try directory.socketPath(of: system.configuration.name)
            serve(system, try directory.listen(at: path, as: system.configuration.name), path)
        } catch let error as ControlError where error.code == .alreadyRunning {
            throw StartFailure(error.description, exitStatus: error.exitStatus)
        } catch { report("no control socket: \(error)") }
    }

    /// Releases the name, and closes every connection.
    public func stop() {
        guard case .serving(_, _, let path, let source) = state else { return }
        state = .stopped
        // First, so that an app can be started again as soon as the end of this one is seen.
        _ = unsafe unlink(path)
        source.cancel()
        connections.forEach { $0.close() }
    }

    private func serve(_ system: HeadlessSystem, _ listener: UnixSocket, _ path: String) {
        let source = DispatchSource.makeReadSource(fileDescriptor: listener.descriptor, queue: .main)
        source.setEventHandler { [weak self] in self?.admit(from: listener) }
        source.activate()
        state = .serving(system, listener, path: path, source)
    }

    /// Lets the next client in; whoever finds no place gets that of the first who has come and says nothing, or waits until one leaves.
    private func admit(from listener: UnixSocket) {
        guard case .serving(let system, _, let path, let source) = state else { return }
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
            if let silent = connections.first(where: \.isIdle) {
                return silent.dismiss("the app has no place for another client", remedy: "connect again")
            }
            source.cancel()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
                MainActor.assumeIsolated {
                    guard case .serving(_, let current, _, _)? = self?.state, current === listener else { return }
                    self?.serve(system, listener, path)
                }
            }
        }
    }
}
