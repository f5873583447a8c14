/// What becomes of an event.
enum Disposition {
    /// A handler has handled it, or handlers cannot decline it and there was one.
    case handled

    /// A condition or a closure has not let it through to the handlers.
    case stopped

    /// UIKit does something else with it, such as opening the browser.
    case leftToSystem

    /// A handler receives it elsewhere: from the app, which forwards it by hand, or with the connection that it came
    /// with.
    case receivedElsewhere

    /// It is a duplicate of an event whose disposition is decided without it.
    case decidedByOriginal

    /// It is not kept: its scene is gone, events of its kind are not kept, the policy keeps none, the app has discarded
    /// it, or it stays valid and a newer one replaces it.
    case discarded

    /// It would have been kept, but its time is up, or there are more than the policy allows.
    case expired

    /// It is kept: for handlers that are added later, or since a condition holds it.
    case kept
}
