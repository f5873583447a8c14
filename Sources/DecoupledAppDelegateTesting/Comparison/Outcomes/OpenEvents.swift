import DecoupledAppDelegate

/// The events whose records are to come, with what was done for them.
struct OpenEvents {
    /// Calls of one event that come with the same sample share it: nobody can tell which of them does what on a later turn.
    struct OpenEvent {
        let event: AppEvent

        /// With which of the samples it came.
        let sampleIndex: Int

        /// How many calls have returned without an answer.
        fileprivate(set) var unanswered = 0

        fileprivate(set) var effects: [Effect] = []
    }

    /// In the order in which they began.
    private var events: [OpenEvent] = []

    /// Whether a call has returned without an answer: of an event with one of the samples, or with any.
    func isAwaited(_ event: AppEvent, _ sampleIndex: Int? = nil) -> Bool {
        events.contains {
            $0.event == event && $0.unanswered > 0 && (sampleIndex == nil || sampleIndex == $0.sampleIndex)
        }
    }

    mutating func keep(_ effects: [Effect], for event: AppEvent, _ sampleIndex: Int) {
        events[index(of: event, sampleIndex)].effects += effects
    }

    /// A call has returned without an answer.
    mutating func await(_ event: AppEvent, _ sampleIndex: Int) { events[index(of: event, sampleIndex)].unanswered += 1 }

    /// Takes what is known of a call that has waited longest for an answer.
    mutating func takeAwaited(_ event: AppEvent) -> OpenEvent? {
        guard let index = events.firstIndex(where: { $0.event == event && $0.unanswered > 0 }) else { return nil }
        events[index].unanswered -= 1
        return take(at: index)
    }

    /// Takes what is known of a call that is answered before it returns.
    mutating func takeRunning(_ event: AppEvent, _ sampleIndex: Int) -> OpenEvent? {
        knownIndex(of: event, sampleIndex).map { take(at: $0) }
    }

    /// Takes all that there are.
    mutating func takeAll() -> [OpenEvent] {
        defer { events = [] }
        return events.sorted { $0.event.rawValue < $1.event.rawValue }
    }

    /// Takes an event, which stays as long as other calls of it wait for their answers.
    private mutating func take(at index: Int) -> OpenEvent {
        let open = events[index]
        if open.unanswered == 0 { events.remove(at: index) } else { events[index].effects = [] }
        return open
    }

    private func knownIndex(of event: AppEvent, _ sampleIndex: Int) -> Int? {
        events.firstIndex { $0.event == event && $0.sampleIndex == sampleIndex }
    }

    /// The index of an event as it comes with a sample; it is added if it is not there.
    private mutating func index(of event: AppEvent, _ sampleIndex: Int) -> Int {
        if let index = knownIndex(of: event, sampleIndex) { return index }
        events.append(OpenEvent(event: event, sampleIndex: sampleIndex))
        return events.count - 1
    }
}
