/// What becomes of an event that may be kept.
enum Fate {
    /// A handler has handled it, or handlers cannot decline it and there was one.
    case handled

    /// A condition or a closure has not let it through to the handlers.
    case stopped

    /// UIKit does something else with it, such as opening the browser.
    case leftToSystem

    /// A handler receives it elsewhere: from the app, which forwards it by hand, or with the connection that it came
    /// with.
    case receivedElsewhere

    /// It is a duplicate, and what becomes of the original decides.
    case leftToOriginal

    /// Its scene is gone, or nothing is kept.
    case dropped

    /// It would have been kept, but its time is up, or newer ones have taken its place.
    case expired

    /// It is kept: for handlers that are added later, or since a condition holds it.
    case kept
}
