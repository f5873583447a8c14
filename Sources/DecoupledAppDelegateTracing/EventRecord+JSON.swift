import DecoupledAppDelegate

extension EventRecord {
    /// The record as a JSON object in one line, whose keys are the names of the properties.
    ///
    /// Where an answer is true or false, `isTrue` says so as well. A time that is no number is `null`.
    public var json: String {
        let asked = asked.map {
            let call = [("handler", $0.handler.quoted), ("kind", $0.kind.rawValue.quoted)]
            return object(call + result($0.answer, $0.start, $0.duration) + [("callDuration", number($0.callDuration))])
        }
        let notAsked = notAsked.map {
            object([("handler", $0.handler.quoted), ("reason", $0.reason.rawValue.quoted)])
        }
        let names = [("event", event.rawValue.quoted), ("slot", slot.quoted), ("input", input.quoted)]
        let calls = [("asked", list(asked)), ("notAsked", list(notAsked))]
        return object(names + calls + result(answer, start, duration))
    }

    private func result(_ answer: String, _ start: TimeInterval, _ duration: TimeInterval) -> [(String, String)] {
        let isTrue = Bool(answer).map { [("isTrue", "\($0)")] } ?? []
        return [("answer", answer.quoted)] + isTrue + [("start", number(start)), ("duration", number(duration))]
    }

    private func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }

    private func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

    private func number(_ seconds: TimeInterval) -> String { seconds.isFinite ? "\(seconds)" : "null" }
}
