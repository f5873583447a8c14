public import Foundation

/// A socket over which other processes of the same user send requests to the app.
///
/// Clients send one JSON object per line, such as `{"verb":"open-url","url":"courier://parcel/7"}`, and get one back for
/// each, in order: `{"handled":true,"answer":"true"}`, or `{"error":{…}}` that says what was wrong and where.
/// The command `appctl` is such a client, `ControlClient` another.
@preconcurrency @MainActor public final class ControlSocket: EventSource {
    private let directory: ControlDirectory
    private let limits: Limits
    private var service: Service?

    /// How much clients may take of the app.
    public struct Limits: Sendable {
        /// How many are served at once; at least one is.
        ///
        /// Others wait until one disconnects. If none does for a tenth of `patience`, the one that has been silent for longest is
        /// disconnected; if all wait for the app, one that has waited for as long as `patience`.
        public var clients = 128

        /// How many seconds a client may take for the rest of a line, or to read its answer; without limit if infinite.
        public var patience: TimeInterval = 10

        /// Sets the limits that are meant for any app.
        public init() {}
    }

    private struct Service: Sendable {
        let claim: ControlClaim
        let mailbox: ControlMailbox
        let queue: ControlQueue

        /// Has the system perform the next request that somebody still waits for; a turn of the main queue for each.
        @MainActor func performNext(on system: HeadlessSystem) {
            while let (entry, isLast) = queue.next() {
                guard !entry.client.isAbandoned else {
                    mailbox.post(.drop(entry.ticket))
                    continue
                }
                // First, as the request may keep the main thread, or end the app.
                if !isLast { MainQueue.performLater { performNext(on: system) } }
                // Not the client itself, which would stay connected for as long as no answer comes.
                let (mailbox, ticket) = (mailbox, entry.ticket)
                do {
                    try entry.request.perform(on: system) { mailbox.post(.answer(.answer($0), to: ticket)) }
                } catch {
                    mailbox.post(.answer(.error(error), to: ticket))
                }
                return
            }
        }
    }

    /// Creates a socket that does not exist until it is started.
    ///
    /// - Parameters:
    ///   - directory: Where the socket will be.
    ///   - limits: How much clients may take of the app.
    public init(directory: ControlDirectory = ControlDirectory(), limits: Limits = Limits()) {
        self.directory = directory
        self.limits = limits.usable
    }

    /// Starts serving clients; without a directory for its socket the app runs on, and standard error says why.
    ///
    /// - Parameter system: Performs the requests.
    /// - Throws: A `StartFailure` if the app runs already.
    public func start(_ system: HeadlessSystem) throws {
        do {
            let mailbox = try ControlMailbox()
            let claim = try ControlClaim.claim(system.configuration.name, in: directory)
            let service = Service(claim: claim, mailbox: mailbox, queue: ControlQueue { mailbox.post(.room) })
            let server = ControlServer(
                listener: claim.listener, mailbox: mailbox, queue: service.queue, limits: limits
            ) {
                MainQueue.performLater { service.performNext(on: system) }
            }
            Thread.detachNewThread {
                var server = server
                server.run()
            }
            self.service = service
        } catch let error as ControlError where error.code == .alreadyRunning {
            throw StartFailure(error.description, exitStatus: error.exitStatus)
        } catch { report("no control socket: \(error)") }
    }

    /// Releases the name, sends pending answers, and closes every connection.
    public func stop() {
        guard let service else { return }
        self.service = nil
        // First, so that an app can be started again as soon as the end of this one is seen.
        service.claim.release()
        service.queue.close()
        service.mailbox.post(.stop)
        // The serving thread waits for nothing but its clients, and that no longer.
        service.mailbox.waitUntilClosed()
    }
}

extension ControlSocket.Limits {
    /// The limits, or the nearest that can be kept.
    fileprivate var usable: Self {
        var limits = self
        limits.clients = max(1, clients)
        limits.patience = patience.waitable
        return limits
    }
}
