import Foundation

/// One client: a line is read, performed and answered before the next one is looked at, so answers come in order.
///
/// It lives on the main actor, where requests are performed, and never waits there: for what the client has not sent or read yet a thread
/// waits. Each line has a turn of the main queue of its own, so that every client has its turn.
@MainActor final class ControlConnection {
    private enum State {
        /// The app's turn, to perform a request or to go on with the next line.
        case performing
        /// The client's turn, to send a line or to read what is left of an answer.
        case waiting
        case closed
    }

    private let socket: UnixSocket
    private let system: HeadlessSystem
    private let whenClosed: (ControlConnection) -> Void
    private var state = State.performing

    /// The line whose end has not come yet; of one that is too long its start, which is enough to see that.
    private var line: [UInt8] = []

    /// What has come after the end of a line.
    private var unread: ArraySlice<UInt8> = []

    init(_ socket: UnixSocket, to system: HeadlessSystem, whenClosed: @escaping (ControlConnection) -> Void) {
        self.socket = socket
        self.system = system
        self.whenClosed = whenClosed
    }

    /// Whether it is the client's turn.
    var isIdle: Bool { if case .waiting = state { true } else { false } }

    /// Goes on with the next line, as far as it has come.
    func proceed() {
        if case .closed = state { return }
        do {
            if unread.isEmpty { unread = try socket.read() }
            // The last line need not have an end.
            guard !unread.isEmpty else { return line.isEmpty ? close() : try take() }
            let pieces = unread.split(separator: UInt8.newline, maxSplits: 1, omittingEmptySubsequences: false)
            line += pieces[0].prefix(ControlRequest.mostBytes + 1 - line.count)
            unread = pieces.dropFirst().first ?? []
            if pieces.count > 1 { try take() } else { MainQueue.performLater { [weak self] in self?.proceed() } }
        } catch let error as SystemError where error.wouldBlock {
            wait(for: Int32(POLLIN)) { $0.proceed() }
        } catch let error as ControlError { respond(ControlFailure(error: error)) } catch {
            // However a connection breaks, there is nobody left to tell.
            close()
        }
    }

    /// Tells the client why it is not served, if it reads what it is told, and closes the connection.
    func dismiss(_ problem: String, remedy: String) {
        let refusal = ControlFailure(error: ControlError(.refused, problem, remedy: remedy))
        _ = try? socket.write(refusal.line[...])
        close()
    }

    /// Hangs up; a thread that waits for the client sees that, and ends.
    func close() {
        state = .closed
        socket.hangUp()
        whenClosed(self)
    }

    /// Has the request in the line performed, unless nobody waits for the answer any more.
    private func take() throws {
        defer { line = [] }
        guard line.count <= ControlRequest.mostBytes else { throw ControlError.tooLong }
        let request = try ControlRequest(json: Data(line))
        guard !socket.isAbandoned else { return close() }
        try request.perform(on: system) { [weak self] in self?.respond($0) }
    }

    private func respond(_ response: some Encodable) { send(response.line[...]) }

    private func send(_ bytes: ArraySlice<UInt8>) {
        if case .closed = state { return }
        var rest = bytes
        do {
            while !rest.isEmpty { rest = rest.dropFirst(try socket.write(rest)) }
            state = .performing
            MainQueue.performLater { [weak self] in self?.proceed() }
        } catch let error as SystemError where error.wouldBlock {
            wait(for: Int32(POLLOUT)) { [rest] in $0.send(rest) }
        } catch { close() }
    }

    /// Has something done once the client has sent or read something.
    ///
    /// A thread waits for it. A dispatch source would, too, but ends the process on Linux now and then, where clients come and go in a loop: it
    /// has to be gone before its socket is, and the system may just be telling it that the client leaves.
    private func wait(for event: Int32, then body: @escaping @MainActor @Sendable (ControlConnection) -> Void) {
        state = .waiting
        Thread.detachNewThread { [weak self, socket] in
            socket.wait(for: event)
            MainQueue.performLater { if let self { body(self) } }
        }
    }
}
