import Foundation

/// One client, as the thread that serves it sees it.
///
/// Its requests are taken one at a time, so they are answered in order.
struct ControlConnection: Sendable {
    /// One request of one client.
    struct Ticket: Sendable, Hashable {
        let client: Int
        var request = 0
    }

    /// What is to be done next.
    enum Step {
        /// Wait until the client sends or reads something, or the app answers.
        case wait
        /// Have the app perform a request.
        case perform(ControlRequest, Ticket)
        /// Forget the client.
        case close
    }

    private enum State {
        case reading
        case awaitingAnswer
        case writing(Data, isLast: Bool)
    }

    let socket: UnixSocket
    private var ticket: Ticket
    private var state = State.reading
    private var reader = ControlFrameReader()

    /// When the client was last heard of.
    private(set) var lastSign = ProcessInfo.processInfo.systemUptime

    /// Since when the client has owed the rest of a line, or has not read its answer.
    private(set) var owesSince: TimeInterval?

    init(_ socket: UnixSocket, number: Int) {
        self.socket = socket
        ticket = Ticket(client: number)
    }

    /// Whether the app owes the client an answer.
    var isAwaitingAnswer: Bool {
        if case .awaitingAnswer = state { true } else { false }
    }

    /// Whether the client has not read all of its answer yet.
    var isWriting: Bool {
        if case .writing = state { true } else { false }
    }

    /// Goes on after the client has sent or read something.
    mutating func proceed() -> Step {
        do {
            let step = try advance()
            noteDebt()
            return step
        } catch let error as SystemError where error.wouldBlock {
            noteDebt()
            return .wait
        } catch {
            // However a connection breaks, there is nobody left to tell.
            return .close
        }
    }

    /// Goes on with the app's answer, unless it is not the one that is waited for.
    mutating func answer(_ response: ControlResponse, to ticket: Ticket) -> Step {
        guard isAwaitingAnswer, ticket == self.ticket else {
            return .wait
        }
        state = .writing(response.line, isLast: false)
        return proceed()
    }

    /// Tells the client why it is not served any longer, unless it is in the middle of an answer.
    mutating func dismiss(_ error: ControlError) -> Step {
        guard !isWriting else {
            return .close
        }
        state = .writing(ControlResponse.error(error).line, isLast: true)
        return proceed()
    }

    /// Does all that can be done now; reads once only, so that no client keeps the others waiting.
    private mutating func advance() throws -> Step {
        var mayRead = true
        while true {
            switch state {
            case .awaitingAnswer:
                return .wait
            case .writing(let answer, let isLast):
                try write(answer, isLast: isLast)
                guard !isLast else {
                    return .close
                }
            case .reading:
                if let frame = reader.next() {
                    if let request = take(frame) {
                        return .perform(request, ticket)
                    }
                } else if mayRead {
                    mayRead = false
                    guard try read() else {
                        return .close
                    }
                } else {
                    return .wait
                }
            }
        }
    }

    private mutating func write(_ answer: Data, isLast: Bool) throws {
        var rest = answer
        while !rest.isEmpty {
            rest = rest.dropFirst(try socket.write(rest))
            state = .writing(rest, isLast: isLast)
        }
        state = .reading
    }

    /// Reads once; false if the client has nothing more to say and said nothing by halves.
    private mutating func read() throws -> Bool {
        let bytes = try socket.read()
        lastSign = ProcessInfo.processInfo.systemUptime
        reader.append(bytes)
        guard bytes.isEmpty else {
            return true
        }
        if reader.isInsideLine {
            state = .writing(ControlResponse.error(reader.cutOff).line, isLast: true)
        }
        return reader.isInsideLine
    }

    /// The request in a line; one that is malformed is answered at once.
    private mutating func take(_ frame: ControlFrameReader.Frame) -> ControlRequest? {
        do {
            let request = try frame.request()
            ticket.request += 1
            state = .awaitingAnswer
            return request
        } catch {
            state = .writing(ControlResponse(error).line, isLast: false)
            return nil
        }
    }

    private mutating func noteDebt() {
        switch state {
        case .awaitingAnswer: owesSince = nil
        case .reading where !reader.isInsideLine: owesSince = nil
        case .reading, .writing: owesSince = owesSince ?? ProcessInfo.processInfo.systemUptime
        }
    }
}
