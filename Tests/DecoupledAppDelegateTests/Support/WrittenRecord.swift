import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Foundation

/// A record as whoever reads its JSON has it.
struct WrittenRecord: Decodable, Equatable {
    struct Call: Decodable, Equatable {
        let handler, kind, answer: String
        let isTrue: Bool?
        let start, callDuration, duration: TimeInterval
    }

    struct Omission: Decodable, Equatable {
        let handler, reason: String
    }

    let event, method, slot, input, answer: String
    let asked: [Call]
    let notAsked: [Omission]
    let isTrue: Bool?
    let start, duration: TimeInterval

    init(_ json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }

    init(_ record: EventRecord) {
        (event, method) = (record.event.name, record.event.rawValue)
        (slot, input, answer) = (record.slot, record.input, record.answer)
        asked = record.asked.map {
            Call(
                handler: $0.handler, kind: $0.kind.rawValue, answer: $0.answer, isTrue: Bool($0.answer),
                start: $0.start,
                callDuration: $0.callDuration, duration: $0.duration)
        }
        notAsked = record.notAsked.map { Omission(handler: $0.handler, reason: $0.reason.name) }
        isTrue = Bool(record.answer)
        (start, duration) = (record.start, record.duration)
    }
}
