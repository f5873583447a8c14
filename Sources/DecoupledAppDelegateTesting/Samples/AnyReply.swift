import DecoupledAppDelegate

/// A reply without the type of its answer.
@MainActor struct AnyReply {
    let isAnswered: () -> Bool
    let wait: (TimeInterval) async -> Void

    init<Answer>(_ reply: Reply<Answer>) {
        isAnswered = { reply.answer != nil }
        wait = { await reply.wait(atMost: $0) }
    }
}
