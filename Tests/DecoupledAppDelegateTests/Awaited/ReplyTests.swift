import DecoupledAppDelegate
import Testing

@MainActor
@Suite(.net) struct ReplyTests {
    @Test func aReplyWaitsForItsAnswer() {
        let reply = PendingReply<String>()
        #expect(reply.answer == nil)
        reply.resolve(with: "yes")
        #expect(reply.answer == "yes")
    }

    @Test func aReplyIsAnsweredOnce() {
        let reply = PendingReply<String>()
        var heard: [String] = []
        reply.whenAnswered { heard.append($0) }
        reply.resolve(with: "first")
        reply.resolve(with: "second")
        #expect(reply.answer == "first")
        #expect(heard == ["first"])
    }

    @Test func aReplyCanBeAnsweredFromTheStart() {
        #expect(Reply("yes").answer == "yes")
    }

    @Test func aMappedReplyHasTheTransformedAnswer() {
        let reply = PendingReply<String>()
        let mapped = reply.map(\.count)
        #expect(mapped.answer == nil)
        reply.resolve(with: "three")
        #expect(mapped.answer == 5)
        #expect(mapped.map { $0 + 1 }.answer == 6)
    }

    @Test func aReplyOfAnAsynchronousClosureHasItsResult() async throws {
        let pending = PendingReply<String>()
        let reply = Reply.async { try await pending.value + "!" }
        #expect(reply.answer == nil)
        pending.resolve(with: "yes")
        #expect(try await reply.value == "yes!")
    }

    @Test(arguments: [true, false])
    func awaitingAReplyEndsWithTheTaskThatAwaits(isCancelledFirst: Bool) async {
        let reply = PendingReply<String>()
        let (start, hasStarted) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            if isCancelledFirst { await untilCancelled() }
            hasStarted.finish()
            return try await reply.value
        }
        if !isCancelledFirst { for await _ in start {} }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        reply.resolve(with: "late")
        #expect(reply.answer == "late")
    }

    @Test func anAnswerThatIsThereIsReadByACancelledTaskToo() async throws {
        let task = Task {
            await untilCancelled()
            return try await Reply("yes").value
        }
        task.cancel()
        #expect(try await task.value == "yes")
    }

    @Test func thoseWhoWaitAreToldInOrderBeforeAnsweringReturns() {
        let reply = PendingReply<String>()
        var heard: [String] = []
        reply.whenAnswered { heard.append("first \($0)") }
        reply.whenAnswered { heard.append("second \($0)") }
        #expect(heard.isEmpty)
        reply.resolve(with: "yes")
        #expect(heard == ["first yes", "second yes"])
    }

    @Test func whoComesAfterTheAnswerIsToldAtOnce() {
        let reply = Reply("yes")
        var heard: [String] = []
        reply.whenAnswered { heard.append($0) }
        #expect(heard == ["yes"])
    }

    @Test func whoIsToldMayAskAndAnswerAgain() {
        let reply = PendingReply<String>()
        var heard: [String] = []
        reply.whenAnswered { answer in
            reply.resolve(with: "again")
            reply.whenAnswered { heard.append("\(answer) \($0)") }
        }
        reply.resolve(with: "yes")
        #expect(heard == ["yes yes"])
    }

    @Test func nilIsAnAnswer() {
        let reply = PendingReply<String?>()
        #expect(reply.answer == .none)
        reply.resolve(with: nil)
        reply.resolve(with: "late")
        #expect(reply.answer == .some(nil))
    }

    @Test func anAnswerThatIsThereNeedNotBeAwaited() async throws {
        #expect(try await Reply("yes").value == "yes")
    }

    @Test func anAnswerCanBeAwaited() async throws {
        let reply = PendingReply<String>()
        async let values = (reply.value, reply.value)
        await nextTurn()
        reply.resolve(with: "yes")
        #expect(try await values == ("yes", "yes"))
    }
}
