// What the rules need to call one handler after another.

/// Who of an event's recipients is still called.
enum CallScope {
    case everyone

    /// Observers alone: a handler has handled the event, or settled the result.
    case observersAfterAnswer

    /// Observers alone: the deadline has passed.
    case observersAfterDeadline
}

extension AnyDelivery {
    /// Returns the handler of a recipient whose turn has come, and notes that it is called; nil if it is not, which is
    /// logged unless the handler has been freed.
    ///
    /// - Parameters:
    ///   - recipient: The recipient.
    ///   - index: Its index among the recipients.
    ///   - scope: Who is still called.
    /// - Returns: The handler, with the type of its role.
    final func prepareHandler<Role>(of recipient: Recipient, at index: Int, _ scope: CallScope) -> Role? {
        guard let handler: Role = recipient.entry.handler() else {
            registry.removeDeadHandlers(of: definition.slotIndex)
            return nil
        }
        if let absence = absence(of: recipient, scope) {
            log?.tell(.omission(recipient.callee, absence))
            return nil
        }
        willCall(recipient, at: index)
        return handler
    }

    /// Returns why a recipient is not called; nil if it is.
    private final func absence(of recipient: Recipient, _ scope: CallScope) -> Absence? {
        if recipient.optsOut(of: event) { return .notHandled }
        if recipients.areReplaced, registry.hasRemoved(recipient, from: definition.slotIndex) { return .removed }
        if recipient.isObserver { return nil }
        switch scope {
        case .everyone: return nil
        case .observersAfterAnswer: return .alreadyAnswered
        case .observersAfterDeadline: return .deadlinePassed
        }
    }

    /// Calls a handler that answers inside the call, and notes the call and its answer in the log, if there is one.
    final func call<Answer>(_ recipient: Recipient, _ body: () -> Answer) -> Answer {
        guard let log else { return body() }
        return log.call(recipient.callee, body)
    }

    /// Returns who is still called after an answer, and reports an answer that cannot be used.
    final func scope(after effect: AnswerEffect, of recipient: Recipient, _ before: CallScope) -> CallScope {
        switch effect {
        case .none: return before
        case .handled: return recipients.stopsWhenHandled ? .observersAfterAnswer : before
        case .settled: return .observersAfterAnswer
        case .refused(let reason):
            reportFault(reason, by: recipient.callee.name)
            return before
        }
    }
}

// MARK: Delegates in no slot

extension AnyDelivery {
    /// Calls the method of a delegate that is in no slot, and takes its answer; returns what comes of the call, nil if
    /// there is no such method.
    @discardableResult
    final func callMethod(of delegate: any RoleHandler) -> (progress: DeliveryProgress, collector: AnyAnswerCollector?)?
    {
        // By the runtime, as UIKit calls it: an SDK may have swizzled the method.
        guard let entry = Slots.all[definition.slotIndex].entry(HandlerEntry<any RoleHandler>(delegate)),
            delegate.handles(event)
        else { return nil }
        let asked = copy(from: Origin(.appDelegate, from: origin.application), reason: .arrival, timing: nil)
        asked.assignRecipients(Recipients([Recipient(entry: entry, optedOut: [])], from: .single))
        asked.callChain()
        replaceAnswer(by: asked.answerSoFar)
        return (asked.progress, asked.collector)
    }
}
