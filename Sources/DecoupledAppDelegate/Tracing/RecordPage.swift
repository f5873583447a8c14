import Foundation

/// A page of records in compact form: each text is stored once, and values of a fixed size lie side by side.
///
/// A page is released as a whole, with its texts, so that an endless trace does not collect texts endlessly.
struct RecordPage: Sendable {
    static let capacity = 1_024

    private var texts = TextTable()
    private var events: [Event] = []
    private var asked: [Ask] = []
    private var notAsked: [Omission] = []

    var isFull: Bool { events.count == Self.capacity }

    mutating func append(_ record: EventRecord) {
        events.append(
            Event(
                event: texts.number(of: record.event.rawValue),
                slot: texts.number(of: record.slot),
                input: texts.number(of: record.input),
                answer: texts.number(of: record.answer),
                asked: UInt32(asked.count),
                notAsked: UInt32(notAsked.count),
                start: record.start,
                duration: record.duration
            )
        )
        for ask in record.asked {
            asked.append(
                Ask(
                    handler: texts.number(of: ask.handler),
                    answer: texts.number(of: ask.answer),
                    start: ask.start,
                    callDuration: ask.callDuration,
                    duration: ask.duration,
                    kind: ask.kind
                )
            )
        }
        for omission in record.notAsked {
            notAsked.append(Omission(handler: texts.number(of: omission.handler), reason: omission.reason))
        }
        if isFull { close() }
    }

    /// Releases unused capacity.
    private mutating func close() {
        texts.close()
        events.trim()
        asked.trim()
        notAsked.trim()
    }

    subscript(index: Int) -> EventRecord {
        let event = events[index]
        let isLast = index + 1 == events.count
        let asksEnd = isLast ? asked.count : Int(events[index + 1].asked)
        let omissionsEnd = isLast ? notAsked.count : Int(events[index + 1].notAsked)
        return EventRecord(
            event: AppEvent(rawValue: texts[event.event]),
            slot: texts[event.slot],
            input: texts[event.input],
            asked: asked[Int(event.asked)..<asksEnd].map { ask in
                EventRecord.Ask(
                    handler: texts[ask.handler],
                    kind: ask.kind,
                    answer: texts[ask.answer],
                    start: ask.start,
                    callDuration: ask.callDuration,
                    duration: ask.duration
                )
            },
            notAsked: notAsked[Int(event.notAsked)..<omissionsEnd].map {
                EventRecord.Omission(handler: texts[$0.handler], reason: $0.reason)
            },
            answer: texts[event.answer],
            start: event.start,
            duration: event.duration
        )
    }
}

extension RecordPage {
    /// A record with the numbers of its texts, and of the first of its handlers.
    private struct Event {
        let event: UInt32
        let slot: UInt32
        let input: UInt32
        let answer: UInt32
        let asked: UInt32
        let notAsked: UInt32
        let start: TimeInterval
        let duration: TimeInterval
    }

    private struct Ask {
        let handler: UInt32
        let answer: UInt32
        let start: TimeInterval
        let callDuration: TimeInterval
        let duration: TimeInterval
        let kind: EventRecord.Ask.Kind
    }

    private struct Omission {
        let handler: UInt32
        let reason: EventRecord.Omission.Reason
    }
}
