import Foundation

/// A number of records in little memory: each text is kept once, and what has a fixed size lies side by side.
///
/// A page is let go of as a whole, with its texts, so that a trace that goes on forever does not collect texts forever.
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
        if isFull { texts.close() }
    }

    subscript(index: Int) -> EventRecord {
        let event = events[index]
        let next = index + 1 < events.count ? events[index + 1] : nil
        return EventRecord(
            event: AppEvent(rawValue: texts[event.event]),
            slot: texts[event.slot],
            input: texts[event.input],
            asked: asked[Int(event.asked)..<(next.map { Int($0.asked) } ?? asked.count)].map { ask in
                EventRecord.Ask(
                    handler: texts[ask.handler],
                    kind: ask.kind,
                    answer: texts[ask.answer],
                    start: ask.start,
                    callDuration: ask.callDuration,
                    duration: ask.duration
                )
            },
            notAsked: notAsked[Int(event.notAsked)..<(next.map { Int($0.notAsked) } ?? notAsked.count)].map {
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

/// Texts by number, each of them once.
private struct TextTable {
    private static let longest = 1_024

    private var texts: [String] = []
    private var numbers: [String: UInt32] = [:]

    subscript(number: UInt32) -> String { texts[Int(number)] }

    mutating func number(of text: String) -> UInt32 {
        if let number = numbers[text] { return number }
        let number = UInt32(texts.count)
        texts.append(text.utf8.count > Self.longest ? text.prefix(Self.longest) + "…" : text)
        numbers[text] = number
        return number
    }

    /// Forgets what only new texts need.
    mutating func close() {
        numbers = [:]
    }
}
