import Foundation

/// What other threads tell the one that serves the clients, and what wakes it up.
///
/// Unchecked, because the compiler cannot see that the letters are only touched with `lock` held.
final class ControlMailbox: @unchecked Sendable {
    enum Letter: Sendable {
        /// The app has answered a request.
        case answer(ControlResponse, to: ControlTicket)
        /// A request was dropped, since its client is gone.
        case drop(ControlTicket)
        /// The queue of requests has room again.
        case room
        /// Nobody is to be served any longer.
        case stop
    }

    private let lock = NSLock()
    private var letters: [Letter] = []
    private let closing = DispatchSemaphore(value: 0)
    private let bell: (ear: UnixSocket, button: UnixSocket)

    init() throws {
        let (ear, button) = try UnixSocket.pair()
        bell = (ear, button)
    }

    /// Readable when there are letters.
    var descriptor: Int32 { bell.ear.descriptor }

    func post(_ letter: Letter) {
        lock.withLock {
            letters.append(letter)
            // One byte for any number of letters, so that there is always room for it.
            if letters.count == 1 { _ = try? bell.button.write([0]) }
        }
    }

    func collect() -> [Letter] {
        lock.withLock {
            guard !letters.isEmpty else { return [] }
            _ = try? bell.ear.read(upTo: 1)
            defer { letters = [] }
            return letters
        }
    }

    /// Says that nobody will collect letters any more.
    func close() { closing.signal() }

    /// Waits until that has been said. Only one caller may wait, once: it takes the signal.
    func waitUntilClosed() { closing.wait() }
}
