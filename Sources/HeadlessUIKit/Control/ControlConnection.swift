import Foundation

/// One client: a line is read, performed and answered before the next one is looked at, so answers come in order.
///
/// It lives on the main actor, where requests are performed, and never waits there: for what the client has not sent or read yet a thread
/// waits, and one for a client to leave whose answer takes its time. Each line has a turn of the main queue of its own, so that every client
/// has its turn.
@MainActor final class ControlConnection {
    private let socket: UnixSocket
    private let system: HeadlessSystem
    private let whenClosed: (ControlConnection) -> Void

    private var awaited = Awaited.nothing

    /// What the connection cannot go on without.
    private enum Awaited {
        case nothing
        /// A line, or room for what is left of an answer.
        case client
        /// What handlers say.
        case answer
        /// Whatever happens next in the application.
        case event
    }

    /// Whether a thread waits for the client to leave.
    private var isWatched = false

    /// The line whose end has not come yet; of one that is too long its start, which is enough to see that.
    private var line: [UInt8] = []

    /// What has come after the end of a line.
    private var unread: ArraySlice<UInt8> = []

    /// What the client has not made room for of its answer; nothing more is read before.
    private var unsent: [UInt8] = []

    init(_ socket: UnixSocket, to system: HeadlessSystem, whenClosed: @escaping (ControlConnection) -> Void) {
        self.socket = socket
        self.system = system
        self.whenClosed = whenClosed
    }

    /// Whether no handler owes the client an answer, so that its place may be given away.
    var isIdle: Bool { [.client, .event].contains(awaited) }

    /// Goes on with what is left of an answer, or with the next line, as far as it has come.
    func proceed() {
        do {
            try socket.write(&unsent)
            if unread.isEmpty { unread = try socket.read() }
            // The last line need not have an end.
            guard !unread.isEmpty else { return line.isEmpty ? close() : try take() }
            let pieces = unread.split(separator: UInt8.newline, maxSplits: 1, omittingEmptySubsequences: false)
            line += pieces[0].prefix(ControlRequest.mostBytes + 1 - line.count)
            unread = pieces.dropFirst().first ?? []
            if pieces.count > 1 { try take() } else { proceedLater() }
        } catch let error as SystemError where error.wouldBlock {
            waitForClient()
        } catch let error as ControlError { respond(["error": error]) } catch {
            // However a connection breaks, there is nobody left to tell.
            close()
        }
    }

    /// Tells the client why it is not served, if it reads what it is told, and closes the connection.
    func dismiss(_ problem: String, remedy: String) {
        respond(["error": ControlError(.refused, problem, remedy: remedy)])
        close()
    }

    /// Hangs up, and is gone: nobody keeps the connection any more, and what is still to be done holds it weakly. A thread that waits for the
    /// client sees that, and ends.
    func close() {
        socket.hangUp()
        whenClosed(self)
    }

    /// Has the request in the line performed, unless nobody waits for the answer any more.
    private func take() throws {
        defer { line = [] }
        guard line.count <= ControlRequest.mostBytes else { throw ControlError.tooLong }
        let request: ControlRequest = try Data(line).decoded(example: ControlRequest.Verb.status.example)
        guard !socket.isAbandoned else { return close() }
        awaited = request.verb == .watch ? .event : .answer
        try request.perform(on: system) { [weak self] in self?.respond($0) }
        if awaited != .nothing { watchForLeaving() }
    }

    /// Sends an answer, or an error under its name, and goes on with the next line.
    private func respond(_ response: some Encodable) {
        awaited = .nothing
        // Both consist of what every encoder takes.
        let json = (try? response.encoded()) ?? Data()
        unsent = Array(json) + [.newline]
        // At once, as the app may be about to end. Whatever keeps it from being sent is found again in the next turn.
        try? socket.write(&unsent)
        proceedLater()
    }

    private func proceedLater() { MainQueue.performLater { [weak self] in self?.proceed() } }

    /// Goes on once the client has read or sent something.
    ///
    /// A thread waits for it. A dispatch source would, too, but ends the process on Linux now and then, where clients come and go in a loop: it
    /// has to be gone before its socket is, and the system may just be telling it that the client leaves.
    private func waitForClient() {
        awaited = .client
        Thread.detachNewThread { [weak self, socket, event = unsent.isEmpty ? POLLIN : POLLOUT] in
            socket.wait(for: event)
            MainQueue.performLater {
                self?.awaited = .nothing
                self?.proceed()
            }
        }
    }

    /// Closes the connection once the client has left whose answer is pending; at any other time reading or writing shows that.
    ///
    /// One thread waits as long as the connection lasts, whatever is asked over it.
    private func watchForLeaving() {
        guard !isWatched else { return }
        isWatched = true
        Thread.detachNewThread { [weak self, socket] in
            socket.wait(for: POLLHUP)
            MainQueue.performLater {
                guard let self else { return }
                self.isWatched = false
                if [.answer, .event].contains(self.awaited), socket.isAbandoned { self.close() }
            }
        }
    }
}
