import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Who is let in, and who has to leave for that.
extension ControlServer {
    /// How many clients are looked at in a turn, most of whom may be gone already.
    private static let mostAccepted = 32

    /// Admits a few of those who have connected; the others stay in the backlog.
    ///
    /// The backlog is served in order. So that nobody waits in it behind very many who are gone already, it is short for as long as most
    /// are: whoever connects and leaves in a loop has to wait then like everybody. Then fewer are looked at in a turn, too, in which others
    /// wait to be served.
    mutating func admitNewcomers() {
        guard connections.count < limits.clients || makeRoom() else {
            retryTime = now + Self.pause
            return
        }
        var (admitted, gone) = (0, 0)
        defer { isFlooded = isFlooded ? gone > admitted : gone > Self.mostAccepted / 2 }
        do {
            for _ in 0..<(isFlooded ? 4 : Self.mostAccepted) where connections.count < limits.clients {
                guard let socket = try listener.accepted() else { return }
                if socket.startServing() {
                    admitted += 1
                    admit(socket)
                } else {
                    gone += 1
                }
            }
        } catch {
            // The process has no descriptor left for one, unless another client lets its own go.
            retryTime = makeRoom() ? nil : now + Self.pause
        }
    }

    private mutating func admit(_ socket: UnixSocket) {
        newestClient += 1
        connections[newestClient] = ControlConnection(socket, number: newestClient)
        let isForeign = (try? socket.peerUser()) != geteuid()
        advance(newestClient) { isForeign ? $0.dismiss(.foreign) : $0.proceed() }
    }

    /// Lets somebody go, if nobody else has left for a while; false if there is nobody who could.
    ///
    /// None is refused whose request will be performed: what has not begun is only dropped where nobody waits for it.
    private mutating func makeRoom() -> Bool {
        if dropAbandonedRequests() { return true }
        let time = now
        let beginning = crowdedSince ?? time
        // Whoever is sent away has not left.
        defer { crowdedSince = beginning }
        let longAgo = time - limits.patience / 10
        guard beginning <= longAgo else { return false }
        if let client = first(by: \.silentSince, notAfter: longAgo) {
            dismiss(client, .tooMany(limits))
            return true
        }
        if let client = first(by: \.waitingSince, notAfter: time - limits.patience) {
            dismiss(client, .unanswered(limits))
            return true
        }
        return false
    }

    private mutating func dropAbandonedRequests() -> Bool {
        var hasDropped = false
        for (client, connection) in connections {
            guard let ticket = connection.awaited, connection.socket.isAbandoned, queue.remove(ticket) else { continue }
            advance(client) { _ in .close }
            hasDropped = true
        }
        return hasDropped
    }

    /// The client for which a time is earliest, if that is long ago; none whose request has not begun.
    private func first(by since: (ControlConnection) -> TimeInterval?, notAfter limit: TimeInterval) -> Int? {
        let known = connections.compactMap { client, connection in
            since(connection).map { (client: client, since: $0, awaited: connection.awaited) }
        }
        return known.filter { $0.since <= limit && $0.awaited.map(queue.contains) != true }
            .min { $0.since < $1.since }?
            .client
    }
}
