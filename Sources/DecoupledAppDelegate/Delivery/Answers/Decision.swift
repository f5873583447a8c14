/// What handlers decide by their answers.
enum Decision {
    /// The event is handled.
    case handled

    /// The handlers have declined the event.
    case declined

    /// Nobody has decided: handlers cannot decline the event, or none has answered.
    case undecided
}
