import Foundation

/// The events of an application, kept for other processes to follow.
///
/// A process asks for what there was after the event it has seen last, and is answered as soon as there is something. What it does not
/// ask for in time is dropped, so that a slow one costs the application nothing. Nobody publishes before the first asks; what is kept is
/// dropped with the first event that comes when nobody has asked for a while.
@MainActor package final class EventFeed {
    /// Called with the feed when somebody begins to follow, and with nil when nobody does any more: whoever knows the events publishes them
    /// in between.
    ///
    /// It is called at once where somebody follows already, and with nil when it is taken away.
    package var whenWatched: (@MainActor (EventFeed?) -> Void)? {
        didSet {
            oldValue?(nil)
            if whenWatched == nil { end() } else if isFollowing { whenWatched?(self) }
        }
    }

    private var events: [WatchedEvents.Event] = []

    /// The number of the last event.
    private var last = 0

    /// The processes that wait for the next event.
    private var waiting: [Int: (after: Int, completion: @MainActor (WatchedEvents) -> Void)] = [:]
    private var waitingSoFar = 0
    private var isFollowing = false
    private var isFlushScheduled = false
    private var lastAsked: TimeInterval = 0

    /// How many events are kept.
    private static let mostEvents = 1_024

    /// How many bytes of events one answer has at most: less than a line may have, escaped though they are.
    private static let mostBytes = 24_000

    /// After how many seconds a process is answered for which nothing has happened, so that it asks again.
    private static let patience: TimeInterval = 20

    init() {}

    /// Whether a process follows, or may come back any moment.
    package var isWatched: Bool {
        !waiting.isEmpty || TimeInterval.uptime - lastAsked < 2 * Self.patience
    }

    /// Adds an event if a process follows that may ask for it; else says that nobody does any more.
    ///
    /// - Parameters:
    ///   - text: What a person reads of the event.
    ///   - json: What a program reads of it.
    package func publishIfWatched(_ text: String, _ json: String) {
        guard isWatched else {
            end()
            whenWatched?(nil)
            return
        }
        publish(WatchedEvents.Event(text: text, json: json))
    }

    /// Adds an event.
    ///
    /// - Parameter event: The event; of one that is too long for an answer the beginning is kept.
    package func publish(_ event: WatchedEvents.Event) {
        let isShort = event.byteCount <= Self.mostBytes
        events.append(isShort ? event : WatchedEvents.Event(text: event.text.cut(to: 2_000), json: "null"))
        events.removeFirst(max(0, events.count - Self.mostEvents))
        last += 1
        guard !waiting.isEmpty, !isFlushScheduled else { return }
        isFlushScheduled = true
        DispatchQueue.main.async { [weak self] in self?.flush() }
    }

    /// Answers everybody who waits; what happens in one turn is told together, so that nothing of the last turn is lost.
    func flush() {
        isFlushScheduled = false
        for (turn, process) in waiting.sorted(by: { $0.key < $1.key }) where process.after < last { answer(turn) }
    }

    /// Notes that nobody publishes events any more, so that a process that waits, or the next that follows, is told of.
    package func end() {
        isFollowing = !waiting.isEmpty
        events = []
    }

    /// Answers with the events after one, as soon as there are any; without a number at once, with the number of the last.
    package func watch(after number: Int?, _ completion: @escaping @MainActor (WatchedEvents) -> Void) {
        lastAsked = .uptime
        if !isFollowing {
            isFollowing = true
            whenWatched?(self)
        }
        guard let number, number >= last else { return completion(batch(after: number ?? last)) }
        // One of them has left, and is not to cost anything until its time is up; one that has not asks again.
        if waiting.count == ControlSocket.mostClients { waiting.keys.min().map(answer) }
        waitingSoFar += 1
        let turn = waitingSoFar
        waiting[turn] = (number, completion)
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in self?.answer(turn) }
    }

    private func answer(_ turn: Int) {
        guard let (number, completion) = waiting.removeValue(forKey: turn) else { return }
        lastAsked = .uptime
        completion(batch(after: number))
    }

    private func batch(after number: Int) -> WatchedEvents {
        let oldest = last - events.count
        let start = min(max(number, oldest), last)
        var batch: [WatchedEvents.Event] = []
        var bytes = 0
        for event in events[(start - oldest)...] {
            bytes += event.byteCount
            guard batch.isEmpty || bytes <= Self.mostBytes else { break }
            batch.append(event)
        }
        return WatchedEvents(events: batch, last: start + batch.count, missedCount: max(0, oldest - max(0, number)))
    }
}

extension WatchedEvents.Event {
    fileprivate var byteCount: Int { text.utf8.count + json.utf8.count }
}

extension TimeInterval {
    /// For how many seconds the system has run, by a clock that nobody sets.
    static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
