import DecoupledAppDelegate

/// A reply, whatever the type of its answer.
@MainActor protocol AnyReply {
    var isAnswered: Bool { get }

    func wait(atMost seconds: TimeInterval) async
}

extension Reply: AnyReply {
    var isAnswered: Bool { answer != nil }
}
