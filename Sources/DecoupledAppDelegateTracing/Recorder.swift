import DecoupledAppDelegate

/// Takes the record of each event.
@MainActor protocol RecordReader: AnyObject {
    /// Called when UIKit has the result.
    func read(_ record: EventRecord)
}

/// Puts the steps of an event together into its record, once for all who read it.
///
/// It follows the events of an app delegate for as long as somebody reads records.
@MainActor final class Recorder: PassFollower {
    private unowned let diagnostics: Diagnostics

    /// The records of events that UIKit has no result of.
    private var pending: [PendingRecord] = []

    /// Read a record before `onRecord`, which may cause the next event.
    private var readers: [any RecordReader] = []

    /// The app's own closure.
    var onRecord: (@MainActor (EventRecord) -> Void)? { didSet { followIfNeeded() } }

    private init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

    /// The recorder of an app delegate.
    static func of(_ diagnostics: Diagnostics) -> Recorder {
        let existing = diagnostics.followers.lazy.compactMap { $0 as? Recorder }.first
        return existing ?? Recorder(diagnostics)
    }

    func add(_ reader: any RecordReader) {
        readers.append(reader)
        followIfNeeded()
    }

    func remove(where condition: (any RecordReader) -> Bool) {
        readers = readers.filter { !condition($0) }
        followIfNeeded()
    }

    private var isRead: Bool { onRecord != nil || !readers.isEmpty }

    /// Follows events as long as somebody reads records, or may read those of events that UIKit has no result of.
    private func followIfNeeded() {
        let isNeeded = isRead || !pending.isEmpty
        guard isNeeded != diagnostics.followers.contains(where: { $0 === self }) else { return }
        if isNeeded { diagnostics.add(self) } else { diagnostics.remove(self) }
    }

    func follow(_ step: PassStep, of event: AppEvent, in pass: Int, at time: TimeInterval) {
        if case .begin(let slot, let input) = step {
            guard isRead else { return }
            let input = text(ofInput: input, at: event, revealing: diagnostics.revealsPayloads)
            pending.append(PendingRecord(EventRecord(event: event, slot: slot, input: input, start: time), of: pass))
            return
        }
        // Most often it is the last one.
        guard let index = pending.lastIndex(where: { $0.pass == pass }) else { return }
        let record = pending[index]
        record.content.note(step, at: time)
        guard case .end = step else { return }
        pending.remove(at: index)
        for reader in readers { reader.read(record.content) }
        onRecord?(record.content)
        followIfNeeded()
    }
}

/// The record of an event that UIKit has no result of.
private final class PendingRecord {
    let pass: Int
    var content: EventRecord

    init(_ content: EventRecord, of pass: Int) { (self.content, self.pass) = (content, pass) }
}

extension EventRecord {
    /// Notes what has happened since the event has arrived.
    @MainActor fileprivate mutating func note(_ step: PassStep, at time: TimeInterval) {
        switch step {
        case .begin: break
        case .call(let call): asked.append(Ask(handler: call.asked.name, kind: Ask.Kind(call.asked), start: time))
        case .answer(let call, let answer, let isElsewhere):
            asked[call.index].answer = text(ofAnswer: answer)
            asked[call.index].duration = time - asked[call.index].start
            asked[call.index].isAnsweredElsewhere = isElsewhere
        case .return(let call): asked[call.index].callDuration = time - asked[call.index].start
        case .omission(let asked, let omission):
            notAsked.append(Omission(handler: asked.name, reason: Omission.Reason(rawValue: omission.rawValue)))
        case .end(let answer):
            self.answer = text(ofAnswer: answer)
            duration = time - start
        }
    }
}

extension EventRecord.Ask.Kind {
    fileprivate init(_ asked: Asked) {
        switch asked {
        case .handler: self = .handler
        case .observer: self = .observer
        case .interception: self = .interception
        }
    }
}
