/// The merged answer to an event, without its type.
@MainActor enum MergedAnswer {
    /// Handlers are told, and answer nothing.
    case nothing

    /// Handlers have answered inside their methods, or nobody was called; and whether one has handled the event, which is nil if handlers
    /// cannot decline it.
    case given(Any, isHandled: Bool? = nil)

    /// Handlers answer through completion handlers.
    case pending(PendingResult)

    /// Has a pending result be taken more than once, since the event may arrive by two ways.
    func share() { if case .pending(let result) = self { result.isShared = true } }
}
