import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Serves the clients of an app, on a thread of its own; only well-formed requests reach the app.
struct ControlServer: Sendable {
    typealias Answer = @Sendable (ControlResponse) -> Void

    let listener: UnixSocket
    let mailbox: ControlMailbox
    let limits: ControlSocket.Limits
    let perform: @Sendable (ControlRequest, @escaping Answer) -> Void

    private var connections: [Int: ControlConnection] = [:]
    private var newestClient = 0

    /// When to look for new clients again, if the process has no descriptor left for one.
    private var retryTime: TimeInterval?

    init(
        listener: UnixSocket,
        mailbox: ControlMailbox,
        limits: ControlSocket.Limits,
        perform: @escaping @Sendable (ControlRequest, @escaping Answer) -> Void
    ) {
        self.listener = listener
        self.mailbox = mailbox
        self.limits = limits
        self.perform = perform
    }

    /// Serves until the mailbox says to stop.
    mutating func run() {
        while true {
            let ready = waitForClients()
            for letter in mailbox.collect() {
                switch letter {
                case .answer(let response, let ticket):
                    advance(ticket.client) { $0.answer(response, to: ticket) }
                case .stop:
                    connections = [:]
                    mailbox.close()
                    return
                }
            }
            for client in ready {
                advance(client) { $0.proceed() }
            }
            dismissDebtors()
            admitClients()
        }
    }

    /// Waits until somebody wants something, and tells which clients do.
    private func waitForClients() -> [Int] {
        // One that waits for the app is left alone; that it is gone shows when it is answered.
        let served = connections.filter { !$0.value.isAwaitingAnswer }
        var polled = [
            pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
            // A negative descriptor is passed over.
            pollfd(fd: retryTime == nil ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0),
        ]
        polled += served.values.map {
            pollfd(fd: $0.socket.descriptor, events: Int16($0.isWriting ? POLLOUT : POLLIN), revents: 0)
        }
        // A signal makes nobody ready, and nothing else can fail here.
        _ = try? unsafe SystemError.check(poll(&polled, nfds_t(polled.count), millisecondsToWait))
        return zip(served.keys, polled.dropFirst(2)).filter { $0.1.revents != 0 }.map(\.0)
    }

    /// Until the first client's patience is used up; for ever if nobody owes anything.
    private var millisecondsToWait: Int32 {
        let deadlines = connections.values.compactMap(\.owesSince).map { $0 + limits.patience }
        guard let first = (deadlines + [retryTime].compactMap(\.self)).min() else {
            return -1
        }
        return Int32(max(0, first - ProcessInfo.processInfo.systemUptime) * 1_000) + 1
    }

    private mutating func advance(_ client: Int, _ body: (inout ControlConnection) -> ControlConnection.Step) {
        guard var connection = connections.removeValue(forKey: client) else {
            return
        }
        switch body(&connection) {
        case .wait:
            connections[client] = connection
        case .perform(let request, let ticket):
            connections[client] = connection
            perform(request) { [mailbox] in mailbox.post(.answer($0, to: ticket)) }
        case .close:
            break
        }
    }

    private mutating func dismiss(_ client: Int, _ error: ControlError) {
        advance(client) { $0.dismiss(error) }
    }

    private mutating func dismissDebtors() {
        let now = ProcessInfo.processInfo.systemUptime
        for (client, connection) in connections where connection.owesSince.map({ $0 + limits.patience < now }) == true {
            dismiss(client, tooSlow)
        }
    }

    private mutating func admitClients() {
        retryTime = nil
        do {
            while let socket = try listener.accepted() {
                makeRoom()
                newestClient += 1
                connections[newestClient] = ControlConnection(socket, number: newestClient)
                refuseIfForeign(newestClient)
            }
        } catch {
            retryTime = ProcessInfo.processInfo.systemUptime + 0.1
        }
    }

    /// Lets the client go that was not heard of for longest, one that waits for the app last of all.
    private mutating func makeRoom() {
        let idle = connections.filter { !$0.value.isAwaitingAnswer }
        guard connections.count >= limits.clients,
            let silent = (idle.isEmpty ? connections : idle).min(by: { $0.value.lastSign < $1.value.lastSign })
        else {
            return
        }
        dismiss(silent.key, tooMany)
    }

    private mutating func refuseIfForeign(_ client: Int) {
        let user = try? connections[client]?.socket.peerUser()
        guard user != geteuid() else {
            return
        }
        dismiss(client, foreign)
    }

    private var tooSlow: ControlError {
        ControlError(
            .badInput,
            "the end of the line did not come within \(limits.patience) s",
            remedy: "a request ends with a newline"
        )
    }

    private var tooMany: ControlError {
        ControlError(.refused, "the app serves \(limits.clients) clients, and others came", remedy: "connect again")
    }

    private var foreign: ControlError {
        ControlError(.refused, "the app belongs to user \(geteuid())", remedy: "connect as that user")
    }
}
