import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Serves the clients of an app, on a thread of its own; only well-formed requests reach the app.
///
/// It goes round in turns. In each, every client that can go on does so by one step, and a few new ones are admitted; the
/// others wait in the listener's backlog, where they cost nothing. So nobody keeps anybody waiting for more than a turn.
struct ControlServer: Sendable {
    /// After how many seconds it is tried again what could not be done.
    static let pause: TimeInterval = 0.1

    let listener: UnixSocket
    let mailbox: ControlMailbox
    let queue: ControlQueue
    let limits: ControlSocket.Limits

    /// Tells the main thread that there is a request for it.
    let notify: @Sendable () -> Void

    var connections: [Int: ControlConnection] = [:]
    var newestClient = 0

    /// When to look for new clients again, if one could not be admitted.
    var retryTime: TimeInterval?

    /// Whether most new clients are gone before they are admitted, so that few may wait.
    var isFlooded = false { didSet { if isFlooded != oldValue { listener.setBacklog(isShort: isFlooded) } } }

    /// Since when new clients have waited without anybody leaving.
    var crowdedSince: TimeInterval?

    /// Serves until the mailbox says to stop.
    mutating func run() {
        while takeTurn() {}
        connections.values.forEach { $0.socket.hangUp() }
        connections = [:]
        mailbox.close()
    }

    /// Waits until somebody can go on, and lets everybody who can; false if the mailbox says to stop.
    private mutating func takeTurn() -> Bool {
        if let time = retryTime, time <= now { retryTime = nil }
        let (clients, hasNewcomers) = waitForClients()
        for letter in mailbox.collect() {
            switch letter {
            case .answer(let response, let ticket): advance(ticket.client) { $0.answer(response, to: ticket) }
            case .drop(let ticket): advance(ticket.client) { _ in .close }
            case .room: break
            case .stop: return false
            }
        }
        for client in clients.sorted() { advance(client) { $0.proceed() } }
        dismissDebtors()
        if hasNewcomers {
            admitNewcomers()
        } else {
            isFlooded = false
            if retryTime == nil { crowdedSince = nil }
        }
        return true
    }

    var now: TimeInterval { .uptime }

    // MARK: Waiting

    /// Waits until there is something to do, and tells which clients can go on and whether new ones have come.
    private func waitForClients() -> (clients: [Int], hasNewcomers: Bool) {
        let hasRoom = queue.hasRoom
        let ready = connections.filter { hasRoom && $0.value.hasFrame }.map(\.key)
        let awaited = connections.compactMap { client, connection in
            connection.awaitedEvent.map { (client: client, poll: pollfd(connection.socket.descriptor, for: $0)) }
        }
        // A negative descriptor is passed over.
        let listening = retryTime == nil ? listener.descriptor : -1
        var polled = [pollfd(mailbox.descriptor, for: POLLIN), pollfd(listening, for: POLLIN)] + awaited.map(\.poll)
        guard wait(for: &polled, milliseconds: ready.isEmpty ? millisecondsToWait : 0) else {
            return (ready + awaited.map(\.client), false)
        }
        let heard = zip(awaited, polled.dropFirst(2)).filter { $1.revents != 0 }.map(\.0.client)
        return (ready + heard, polled[1].revents != 0)
    }

    /// Polls; false, after a pause, if the system refuses that, as where the process may have fewer files open than it has.
    private func wait(for polled: inout [pollfd], milliseconds: Int32) -> Bool {
        do {
            try unsafe SystemError.check(poll(&polled, nfds_t(polled.count), milliseconds))
            return true
        } catch {
            Thread.sleep(forTimeInterval: Self.pause)
            return false
        }
    }

    /// Until the first client's patience is used up; for ever if nobody owes anything.
    private var millisecondsToWait: Int32 {
        // A flood that has ended is to be noticed before the next clients come.
        guard !isFlooded else { return 1 }
        let deadlines = connections.values.compactMap(\.owesSince).map { $0 + limits.patience }
        guard let first = (deadlines + [retryTime].compactMap(\.self)).min() else { return -1 }
        return Int32(min(max(0, first - now) * 1_000, 1_000_000_000)) + 1
    }

    // MARK: Serving

    mutating func advance(_ client: Int, _ body: (inout ControlConnection) -> ControlConnection.Step) {
        guard var connection = connections.removeValue(forKey: client) else { return }
        switch body(&connection) {
        case .wait: connections[client] = connection
        case .perform(let entry):
            connections[client] = connection
            if queue.append(entry) { notify() }
        case .close:
            connection.socket.hangUp()
            // Somebody else may have its place at once.
            retryTime = nil
            crowdedSince = nil
        }
    }

    mutating func dismiss(_ client: Int, _ error: ControlError) { advance(client) { $0.dismiss(error) } }

    private mutating func dismissDebtors() {
        let time = now
        for (client, connection) in connections where connection.owesSince.map({ $0 + limits.patience < time }) == true
        {
            dismiss(client, .tooSlow(limits))
        }
    }
}

extension pollfd {
    fileprivate init(_ descriptor: Int32, for event: Int32) {
        self.init(fd: descriptor, events: Int16(event), revents: 0)
    }
}
