/// The merged answer to an event, without its type.
@MainActor enum MergedAnswer {
    /// Handlers are told, and answer nothing.
    case nothing

    /// Handlers have answered inside their methods, or nobody was called; and whether one has handled the event, which is nil if handlers
    /// cannot decline it.
    case given(Any, isHandled: Bool? = nil)

    /// Handlers answer through completion handlers.
    case pending(PendingResult)

    /// Returns the answer, or the reply that a pending result will answer.
    func value(as output: any Any.Type) -> Any {
        switch self {
        case .nothing: ()
        case .given(let answer, _): answer
        case .pending(let result): (output as? any AnyReply.Type)?.reply(of: result) ?? result
        }
    }

    /// Has a pending result be taken more than once, since the event may arrive by two ways.
    func share() { if case .pending(let result) = self { result.isShared = true } }
}
