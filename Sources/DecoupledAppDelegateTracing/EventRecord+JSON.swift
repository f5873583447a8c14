import DecoupledAppDelegate

extension EventRecord {
    /// The record as a JSON object in one line, whose keys are the names of the properties.
    ///
    /// `event` is the name of the event, such as `openURL`, and `method` the selector of its delegate method.
    /// Where an answer is true or false, `isTrue` says so as well. A time that is no number is `null`.
    public var json: String {
        let asked = asked.map { call in
            Properties(
                handler: call.handler, kind: call.kind.rawValue, answer: call.answer, isTrue: Bool(call.answer),
                start: Seconds(value: call.start), duration: Seconds(value: call.duration),
                callDuration: Seconds(value: call.callDuration))
        }
        let notAsked = notAsked.map { Properties(handler: $0.handler, reason: $0.reason.name) }
        let record = Properties(
            event: event.name, method: event.rawValue, slot: slot, input: input, asked: asked, notAsked: notAsked,
            answer: answer,
            isTrue: Bool(answer), start: Seconds(value: start), duration: Seconds(value: duration))
        return record.json
    }
}

/// The properties of a record, of a call in it or of an omission; those that it does not have are left out.
private struct Properties: Encodable {
    var event, method, slot, input, handler, kind, reason: String?
    var asked, notAsked: [Properties]?
    var answer: String?
    var isTrue: Bool?
    var start, duration, callDuration: Seconds?
}

/// A time; `null` if it is no number, which no encoder takes.
private struct Seconds: Encodable {
    let value: TimeInterval

    func encode(to encoder: any Encoder) throws { try (value.isFinite ? value : nil).encode(to: encoder) }
}

extension Encodable {
    /// The value as JSON in one line with its keys in order; for values that consist of what every encoder takes.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
    }
}
