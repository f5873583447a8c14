/// What handlers decide by their answers.
enum Decision {
    /// The event is handled.
    case handled

    /// The handlers have declined the event.
    case declined

    /// Nothing is decided: handlers cannot decline the event, or no answer of theirs decides.
    case undecided
}
