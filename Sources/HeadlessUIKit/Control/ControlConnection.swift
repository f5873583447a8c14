import Foundation

/// One client, as the thread that serves it sees it.
///
/// Its requests are taken one at a time, so they are answered in order.
struct ControlConnection: Sendable {
    /// What the serving thread has to do next.
    enum Step {
        /// Leave the client to itself until it sends or reads something, or the app answers.
        case wait
        /// Have the app perform a request.
        case perform(ControlQueue.Entry)
        /// Forget the client.
        case close
    }

    /// Whose turn it is, and since when.
    private enum State {
        /// The client's, if it likes to send something.
        case idle(since: TimeInterval)
        /// The client's, to send the rest of a line.
        case sending(since: TimeInterval)
        /// The app's, to answer.
        case waiting(ControlTicket, since: TimeInterval)
        /// The client's, to read what is left of an answer.
        case receiving([UInt8], isLast: Bool, since: TimeInterval)
    }

    let socket: UnixSocket
    private let number: Int
    private var state = State.idle(since: .uptime)
    private var reader = ControlFrameReader()
    private var requestCount = 0

    init(_ socket: UnixSocket, number: Int) {
        self.socket = socket
        self.number = number
    }

    // MARK: What the serving thread asks

    /// What has to happen to the socket before there is something to do; nothing if it is the app's turn, or a line is there.
    var awaitedEvent: Int32? {
        switch state {
        case .idle, .sending: reader.hasFrame ? nil : POLLIN
        case .receiving: POLLOUT
        case .waiting: nil
        }
    }

    /// Whether a line is there that can be dealt with.
    var hasFrame: Bool {
        switch state {
        case .idle, .sending: reader.hasFrame
        case .receiving, .waiting: false
        }
    }

    /// Since when the client has owed the rest of a line, or has not read its answer.
    var owesSince: TimeInterval? {
        switch state {
        case .sending(let since), .receiving(_, _, let since): since
        case .idle, .waiting: nil
        }
    }

    /// Since when the client has said nothing, and been owed nothing.
    var silentSince: TimeInterval? { if case .idle(let since) = state, !reader.hasFrame { since } else { nil } }

    /// Since when the client has waited for the app.
    var waitingSince: TimeInterval? { if case .waiting(_, let since) = state { since } else { nil } }

    /// The request that the client waits for.
    var awaited: ControlTicket? { if case .waiting(let ticket, _) = state { ticket } else { nil } }

    // MARK: What happens to it

    /// Goes on after the client has sent or read something; deals with one line at most, so that every client has its turn.
    mutating func proceed() -> Step {
        do {
            switch state {
            case .idle, .sending: return try receive()
            case .receiving(let rest, let isLast, let since): return try send(rest, isLast: isLast, since: since)
            case .waiting: return .wait
            }
        } catch let error as SystemError where error.wouldBlock {
            return .wait
        } catch {
            // However a connection breaks, there is nobody left to tell.
            return .close
        }
    }

    /// Goes on with the app's answer, unless it is not the one that is waited for.
    mutating func answer(_ response: ControlResponse, to ticket: ControlTicket) -> Step {
        guard awaited == ticket else { return .wait }
        return respond(response)
    }

    /// Tells the client why it is not served any longer, unless it is in the middle of an answer.
    mutating func dismiss(_ error: ControlError) -> Step {
        if case .receiving = state { return .close }
        return respond(.error(error), isLast: true)
    }

    private mutating func respond(_ response: ControlResponse, isLast: Bool = false) -> Step {
        state = .receiving(response.line, isLast: isLast, since: .uptime)
        return proceed()
    }

    private mutating func send(_ bytes: [UInt8], isLast: Bool, since: TimeInterval) throws -> Step {
        var rest = bytes
        while !rest.isEmpty {
            rest.removeFirst(try socket.write(rest))
            state = .receiving(rest, isLast: isLast, since: since)
        }
        giveTurnToClient()
        return isLast ? .close : .wait
    }

    private mutating func receive() throws -> Step {
        if !reader.hasFrame {
            let bytes = try socket.read()
            reader.append(bytes)
            guard !bytes.isEmpty else {
                return reader.isInsideFrame ? respond(.error(reader.cutOff), isLast: true) : .close
            }
        }
        let frame = reader.take()
        giveTurnToClient()
        return frame.map { take($0) } ?? .wait
    }

    private mutating func giveTurnToClient() {
        let now = TimeInterval.uptime
        guard reader.isInsideLine, !reader.hasFrame else {
            state = .idle(since: now)
            return
        }
        if case .sending = state { return }
        state = .sending(since: now)
    }

    /// Has the request in a line performed; one that is malformed is answered at once.
    private mutating func take(_ frame: ControlFrameReader.Frame) -> Step {
        requestCount += 1
        switch frame {
        case .tooLong: return respond(.error(ControlFrame.tooLong))
        case .line(let line):
            do {
                let request = try ControlRequest(json: Data(line))
                let ticket = ControlTicket(client: number, request: requestCount)
                state = .waiting(ticket, since: .uptime)
                return .perform(.init(request: request, byteCount: line.count, ticket: ticket, client: socket))
            } catch { return respond(ControlResponse(error)) }
        }
    }
}
