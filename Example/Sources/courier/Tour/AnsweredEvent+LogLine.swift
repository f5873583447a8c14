#if os(Linux) || os(macOS)
import CourierKit
import DecoupledAppDelegate

extension AnsweredEvent {
    /// Reads an event from the app's log, without the observers of a debug build: their answers count for nothing.
    init(_ line: LogLine) {
        let observer = String(describing: EventLogger.self)
        event = AppEvent(rawValue: line.event)
        asked = zip(line.handlers, line.answers).filter { $0.0 != observer }.map { "\($0) \($1)" }
        answer = line.answer
    }
}
#endif
