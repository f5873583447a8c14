/// Who receives a duplicate, and who does not; see the table in `EventRouter+Recipients`.
struct DuplicateRecipients {
    /// The wrapped delegates that receive it: the app forwards it to them by hand, and the original was kept from them.
    var wrapped = Recipients()

    /// All others in the slot.
    var others: [Recipient] = []

    /// Those of the others who have received the original, or may yet.
    var servedByOriginal: [Recipient] = []

    /// Whether there are wrapped delegates that receive the event by hand alone, by this report or by the original.
    var includesHandForwarded = false
}

extension EventRouter {
    /// Returns who receives a duplicate, which has the scene of its original, and who does not.
    func recipients(of report: AnyDelivery, after original: OriginalReport) -> DuplicateRecipients {
        guard report.origin.scene != nil else { return DuplicateRecipients() }
        let all = registry.recipients[report.definition.slotIndex]
        let wrapped = all.included.filter { isForwardedByHand(report, to: $0) }
        let handlers = all.included.filter { !isForwardedByHand(report, to: $0) }
        let receivers = handlers.filter { $0.wants(report.event) && original.hasServed($0) }
        guard report.origin.entryPoint.callsAppDelegate else {
            // The original was the app's call of the app delegate, which wrapped delegates have received.
            return DuplicateRecipients(
                wrapped: all.only([]), others: handlers + wrapped, servedByOriginal: receivers + wrapped,
                includesHandForwarded: !wrapped.isEmpty)
        }
        return DuplicateRecipients(
            wrapped: all.only(wrapped), others: handlers, servedByOriginal: receivers,
            includesHandForwarded: !wrapped.isEmpty)
    }

    /// The wrapped delegates to which the app forwards a transition by hand that is no event: the app has made it, or
    /// another scene keeps it from making it.
    func handForwardedRecipients(ofTransition report: AnyDelivery) -> Recipients {
        guard report.origin.entryPoint.callsAppDelegate else { return Recipients() }
        let all = registry.recipients[report.definition.slotIndex]
        return all.only(all.included.filter { isForwardedByHand(report, to: $0) })
    }
}
