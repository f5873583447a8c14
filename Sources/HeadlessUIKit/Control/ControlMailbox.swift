import Foundation

/// What other threads tell the one that serves the clients, and what wakes it up.
///
/// Unchecked, because the compiler cannot see that the two variables are only touched with `lock` held.
final class ControlMailbox: @unchecked Sendable {
    enum Letter: Sendable {
        case answer(ControlResponse, to: ControlConnection.Ticket)
        case stop
    }

    private let lock = NSCondition()
    private var letters: [Letter] = []
    private var isClosed = false
    private let bell = Pipe()

    /// Readable when there are letters.
    var descriptor: Int32 {
        bell.fileHandleForReading.fileDescriptor
    }

    func post(_ letter: Letter) {
        lock.lock()
        defer { lock.unlock() }
        letters.append(letter)
        // One byte for any number of letters, so that the pipe can never be full.
        if letters.count == 1 {
            bell.fileHandleForWriting.write(Data([0]))
        }
    }

    func collect() -> [Letter] {
        lock.lock()
        defer { lock.unlock() }
        guard !letters.isEmpty else {
            return []
        }
        _ = bell.fileHandleForReading.readData(ofLength: 1)
        defer { letters = [] }
        return letters
    }

    /// Says that nobody will collect letters any more.
    func close() {
        lock.lock()
        defer { lock.unlock() }
        isClosed = true
        lock.broadcast()
    }

    func waitUntilClosed() {
        lock.lock()
        defer { lock.unlock() }
        while !isClosed {
            lock.wait()
        }
    }
}
