// How each share ends, by an answer or without one, and the gathering with the last.

extension Gathering: @preconcurrency AnswerTaking {
    /// The merged result of all answers.
    var merged: any Combination {
        var merged = combination
        for (_, answer) in later { _ = merged.take(answer) }
        return merged
    }

    /// Reports an answer that comes twice or late; adds any other one, and goes on if it was the last.
    func take<C: Combination>(_ answer: C.Answer, to: C.Type, of share: TicketShare, isElsewhere: Bool) {
        let state = share.state
        share.state = .answered
        switch state {
        // The deadline may have passed while the handler was being called.
        case .called where !isExpired || share.asked.isObserver, .awaited where stopAwaiting(share.index) != nil:
            break
        case .withdrawn where !isAnswered: return
        case .answered: return report(.answeredTwice, by: share.asked)
        default:
            // Nobody waits for an observer's.
            if !share.asked.isObserver { report(.late, by: share.asked) }
            return
        }
        if !share.asked.isObserver {
            if isCalling, isInOrder, AsyncForm.caller === self, let sum = sum as? Sum<C> {
                _ = sum.combined.add(answer)
            } else {
                isInOrder = false
                var place = later.count
                while place > 0, later[place - 1].index > share.index { place -= 1 }
                later.insert((share.index, answer), at: place)
            }
        }
        log?.answered(share.index, answer, isElsewhere: isElsewhere)
        // Most answers come while handlers are being called, when calling `proceed` takes long and does nothing.
        if !isAsking { proceed() }
    }

    /// Takes the answer of whoever is being called out, which no longer counts.
    func withdraw(_ share: TicketShare) {
        share.state = .withdrawn
        // It lives until it is out: the deinit of an object may give another one.
        let old = later
        later = old.filter { $0.index != share.index }
    }

    /// Ends a share whose ticket is gone; a handler need not call what comes beside its answer, such as a restoration handler.
    func drop(_ index: Int) { end(index, .dropped, event.traits.contains(.gathered) ? .dropped : nil) }

    /// Ends a share without an answer, and goes on if it was the last one.
    func end(_ index: Int, _ absence: Absence, _ reason: Fault.Reason?) {
        guard let asked = stopAwaiting(index) else { return }
        log?.answered(index, absence)
        if let reason, !asked.isObserver { report(reason, by: asked) }
        proceed()
    }

    /// Stops waiting for a share, and returns whose it is; nil if it is not awaited any more.
    ///
    /// It comes before the report, since whoever receives the fault may answer: that is late.
    private func stopAwaiting(_ index: Int) -> Asked? {
        // Not `firstIndex`, whose closure would check on which actor it runs, each time.
        for place in awaited.indices where !isAnswered && awaited[place].index == index {
            return awaited.remove(at: place).asked
        }
        return nil
    }
}

// MARK: The end

extension Gathering {
    /// Whether the answer of a handler is awaited.
    private var isWaiting: Bool {
        if isInOrder { return false }
        // Not `contains`, whose closure would check on which actor it runs, each time.
        for one in awaited where !one.asked.isObserver { return true }
        return false
    }

    /// Asks the next handlers, and answers, if nothing is pending.
    func proceed() {
        while !isAsking {
            isAsking = true
            if isExpired { silence() }
            // Where nobody is waited for, whether an observer has released its ticket matters to a record alone.
            while isWaiting || log != nil, !released.isEmpty { drop(released.removeFirst()) }
            let isWaiting = isWaiting
            if !isWaiting, !askNext() { return finish() }
            isAsking = false
            if isWaiting { return startDeadline() }
        }
    }

    /// Answers, and lets go of everything but the answer: some handlers keep a completion handler, and some a reply.
    private func finish() {
        let answer = merged.output
        isAnswered = true
        if actions.isEmpty || isShared { self.answer = answer }
        if !awaited.isEmpty {
            // Those who have not answered are observers, whose tasks end at the deadline as well.
            startDeadline()
        } else if !isInOrder {
            cancelDeadline?()
            tasks = []
        }
        // They live until they are out: what goes with them may come back here.
        let (later, actions) = (later, actions)
        (self.later, self.actions) = ([], [])
        combination = Told()
        defer { withExtendedLifetime(later) {} }
        if !isExpired, let index = levels?.waiting.firstIndex(of: level) { levels?.waiting.remove(at: index) }
        for action in actions { action(answer) }
        if level == levels?.top { log?.tell(.end(answer)) }
    }
}
