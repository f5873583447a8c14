import DecoupledAppDelegate

/// When it is asked what the app's code has done since the last time: whose that is, and when it was done, follows from it.
enum Moment {
    /// The app's objects have been made, and nothing was called.
    case objectsMade

    /// A call, or the posting of a notification, begins or ends.
    case boundary

    /// An event has its result, by which it has become the last entry.
    case result

    /// A handler of an event answers.
    case handlerAnswers(AppEvent)

    case handlerReturns(CallStack.HandlerCall)

    /// The turn after a call, which puts work off to it.
    case turnAfter(CallStack.Call)

    /// A sample has settled.
    case endOf(Sample)
}

/// Whose an effect is.
enum EffectOwner {
    case entry(Int)

    /// An event whose record is to come.
    case openEvent(AppEvent)
}
