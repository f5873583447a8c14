public import Foundation

/// A socket over which other processes of the same user ask the system to do something to the app.
///
/// Clients send one JSON object a line, such as `{"verb":"open-url","url":"courier://parcel/7"}`, and get one back for
/// each, in order: `{"handled":true,"answer":"true"}`, or `{"error":{…}}` that says what was wrong and where.
/// The command `appctl` is such a client, `ControlClient` another.
@MainActor public final class ControlSocket: EventSource {
    private let directory: ControlDirectory
    private let limits: Limits
    private var service: Service?

    /// How much clients may take of the app.
    public struct Limits: Sendable {
        /// How many there may be; one more pushes out the one that was silent for longest.
        public var clients = 128

        /// How many seconds a client may take for the rest of a line, or to read its answer.
        public var patience: TimeInterval = 10

        /// Sets the limits that are meant for any app.
        public init() {}
    }

    private struct Service {
        let claim: ControlClaim
        let mailbox: ControlMailbox
    }

    /// Creates a socket that does not exist until it is started.
    ///
    /// - Parameters:
    ///   - directory: Where the socket will be.
    ///   - limits: How much clients may take of the app.
    public init(directory: ControlDirectory = ControlDirectory(), limits: Limits = Limits()) {
        self.directory = directory
        self.limits = limits
    }

    /// Begins to serve clients; without a directory for its socket the app runs on, and its user is told why.
    ///
    /// - Parameter system: What does as the clients ask.
    /// - Throws: A `StartFailure` if the app runs already.
    public func start(_ system: HeadlessSystem) throws {
        do {
            serve(system, try ControlClaim.claim(system.configuration.name, in: directory))
        } catch let error as ControlError where error.code == .alreadyRunning {
            throw StartFailure(error.description, exitStatus: error.exitStatus)
        } catch {
            report("no control socket: \(error)")
        }
    }

    private func serve(_ system: HeadlessSystem, _ claim: ControlClaim) {
        let service = Service(claim: claim, mailbox: ControlMailbox())
        let server = ControlServer(
            listener: claim.listener,
            mailbox: service.mailbox,
            limits: limits
        ) { request, answer in
            MainQueue.performLater {
                request.perform(on: system) { answer(.answer($0)) }
            }
        }
        Thread.detachNewThread {
            var server = server
            server.run()
        }
        self.service = service
    }

    /// Gives the name up, sends the answers that are there, and closes every connection.
    public func stop() {
        guard let service else { return }
        self.service = nil
        // First, so that an app can be started again as soon as the end of this one is seen.
        service.claim.release()
        service.mailbox.post(.stop)
        // The serving thread waits for nothing but its clients, and that no longer.
        service.mailbox.waitUntilClosed()
    }
}
