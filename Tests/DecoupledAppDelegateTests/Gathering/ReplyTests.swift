import DecoupledAppDelegate
import Testing

@MainActor
@Suite(.net) struct ReplyTests {
    @Test func aReplyWaitsForItsAnswer() {
        let reply = Reply<String>()
        #expect(reply.answer == nil)
        reply.answer(with: "yes")
        #expect(reply.answer == "yes")
    }

    @Test func aReplyIsAnsweredOnce() {
        let reply = Reply<String>()
        var heard: [String] = []
        reply.whenAnswered { heard.append($0) }
        reply.answer(with: "first")
        reply.answer(with: "second")
        #expect(reply.answer == "first")
        #expect(heard == ["first"])
    }

    @Test func aReplyCanBeAnsweredFromTheStart() {
        let reply = Reply("yes")
        reply.answer(with: "no")
        #expect(reply.answer == "yes")
    }

    @Test func thoseWhoWaitAreToldInOrderBeforeAnsweringReturns() {
        let reply = Reply<String>()
        var heard: [String] = []
        reply.whenAnswered { heard.append("first \($0)") }
        reply.whenAnswered { heard.append("second \($0)") }
        #expect(heard.isEmpty)
        reply.answer(with: "yes")
        #expect(heard == ["first yes", "second yes"])
    }

    @Test func whoComesAfterTheAnswerIsToldAtOnce() {
        let reply = Reply("yes")
        var heard: [String] = []
        reply.whenAnswered { heard.append($0) }
        #expect(heard == ["yes"])
    }

    @Test func whoIsToldMayAskAndAnswerAgain() {
        let reply = Reply<String>()
        var heard: [String] = []
        reply.whenAnswered { answer in
            reply.answer(with: "again")
            reply.whenAnswered { heard.append("\(answer) \($0)") }
        }
        reply.answer(with: "yes")
        #expect(heard == ["yes yes"])
    }

    @Test func nilIsAnAnswer() {
        let reply = Reply<String?>()
        #expect(reply.answer == .none)
        reply.answer(with: nil)
        reply.answer(with: "late")
        #expect(reply.answer == .some(nil))
    }

    @Test func anAnswerThatIsThereNeedNotBeAwaited() async {
        #expect(await Reply("yes").value == "yes")
    }

    @Test func anAnswerCanBeAwaited() async {
        let reply = Reply<String>()
        async let values = (reply.value, reply.value)
        await nextTurn()
        reply.answer(with: "yes")
        #expect(await values == ("yes", "yes"))
    }
}
