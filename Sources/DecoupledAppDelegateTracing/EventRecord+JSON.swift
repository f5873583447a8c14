import DecoupledAppDelegate

extension EventRecord {
    /// The record as a JSON object in one line, whose keys are the names of the properties.
    ///
    /// Where an answer is true or false, `isTrue` says so as well. A time that is no number is `null`.
    public var json: String {
        let asked = asked.map { call in
            #"""
            {"handler":\#(call.handler.quoted),"kind":"\#(call.kind.rawValue)",\#
            \#(result(call.answer, call.start, call.duration)),"callDuration":\#(number(call.callDuration))}
            """#
        }
        let notAsked = notAsked.map { #"{"handler":\#($0.handler.quoted),"reason":"\#($0.reason.name)"}"# }
        return #"""
            {"event":\#(event.rawValue.quoted),"slot":"\#(slot)","input":\#(input.quoted),\#
            "asked":[\#(asked.joined(separator: ","))],"notAsked":[\#(notAsked.joined(separator: ","))],\#
            \#(result(answer, start, duration))}
            """#
    }

    private func result(_ answer: String, _ start: TimeInterval, _ duration: TimeInterval) -> String {
        let isTrue = Bool(answer).map { #","isTrue":\#($0)"# } ?? ""
        return #""answer":\#(answer.quoted)\#(isTrue),"start":\#(number(start)),"duration":\#(number(duration))"#
    }

    private func number(_ seconds: TimeInterval) -> String { seconds.isFinite ? "\(seconds)" : "null" }
}
