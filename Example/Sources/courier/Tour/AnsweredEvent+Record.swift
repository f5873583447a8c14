#if os(Linux) || os(macOS)
import DecoupledAppDelegate
import DecoupledAppDelegateTracing

extension AnsweredEvent {
    /// Creates the event of a record, without the observers of a debug build, whose answers are not used.
    init(_ record: EventRecord) {
        event = record.event
        asked = record.asked.filter { $0.kind != .observer }.map { "\($0.handler) \($0.answer)" }
        answer = record.answer
    }
}
#endif
