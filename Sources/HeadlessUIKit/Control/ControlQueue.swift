import Foundation

/// What tells one request of one client from all others.
struct ControlTicket: Sendable, Hashable {
    let client: Int
    let request: Int
}

/// The requests that wait for the main thread, in the order in which they came.
///
/// Unchecked, because the compiler cannot see that the variables are only touched with `lock` held.
final class ControlQueue: @unchecked Sendable {
    /// One request.
    struct Entry: Sendable {
        let request: ControlRequest
        let byteCount: Int
        let ticket: ControlTicket
        let client: UnixSocket
    }

    /// From how many bytes on no more requests are taken.
    private static let mostBytes = 1_048_576

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var isClosed = false

    /// Whether the main thread has been told that there is something to do, and has not found out since that there is nothing.
    private var isAnnounced = false

    private let madeRoom: @Sendable () -> Void

    /// - Parameter madeRoom: Called when there is room again.
    init(madeRoom: @escaping @Sendable () -> Void) { self.madeRoom = madeRoom }

    /// Whether another request can be taken.
    var hasRoom: Bool { lock.withLock { !isFull } }

    private var isFull: Bool { entries.reduce(0) { $0 + $1.byteCount } >= Self.mostBytes }

    /// Whether a request has not begun yet.
    func contains(_ ticket: ControlTicket) -> Bool { lock.withLock { entries.contains { $0.ticket == ticket } } }

    /// Drops a request that has not begun yet.
    ///
    /// - Returns: Whether that is so.
    func remove(_ ticket: ControlTicket) -> Bool {
        lock.withLock {
            let count = entries.count
            entries.removeAll { $0.ticket == ticket }
            return entries.count < count
        }
    }

    /// Adds a request.
    ///
    /// - Returns: Whether the main thread has to be told that there is something to do.
    func append(_ entry: Entry) -> Bool {
        lock.withLock {
            guard !isClosed else { return false }
            entries.append(entry)
            defer { isAnnounced = true }
            return !isAnnounced
        }
    }

    /// Takes the request that is next.
    ///
    /// - Returns: The request, and whether it is the last, so that the main thread need not come back; nil if there is none.
    func next() -> (entry: Entry, isLast: Bool)? {
        lock.lock()
        let wasFull = isFull
        let entry = entries.isEmpty ? nil : entries.removeFirst()
        let next = entry.map { (entry: $0, isLast: entries.isEmpty) }
        isAnnounced = !entries.isEmpty
        let hasMadeRoom = wasFull && !isFull
        lock.unlock()
        if hasMadeRoom { madeRoom() }
        return next
    }

    /// Drops what has not begun, and whatever comes from now on.
    func close() {
        lock.withLock {
            isClosed = true
            entries = []
        }
    }
}
