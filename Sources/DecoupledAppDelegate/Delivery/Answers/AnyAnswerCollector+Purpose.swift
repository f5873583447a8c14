extension AnyAnswerCollector {
    /// What is awaited.
    @MainActor enum Purpose {
        /// The answer to the event, at a level of the closures that intercept it; what has come of the event learns
        /// what is decided.
        case answer(ClosureLevel, DeliveryProgress)

        /// Something that comes beside the event's answer, and whose deadline counts from the first wait.
        case besideAnswer

        /// The level among the closures that intercept the event; nil beside its answer.
        var level: ClosureLevel? { if case .answer(let level, _) = self { level } else { nil } }
    }

    /// Whether the result is that of the event, and not of a closure or of handlers below one.
    final var isOfEvent: Bool { purpose.level?.isTop == true }
}
