extension UIApplication {
    /// The application's delegate.
    ///
    /// It is declared unowned and unsafe. Reading it is safe on the main thread: an object that is going away is not
    /// set any more, since whoever sets a delegate has to keep it alive or take it back.
    var currentDelegate: (any UIApplicationDelegate)? {
        get { unsafe delegate }
        set { unsafe delegate = newValue }
    }

    /// Whether the delegate is a foreign one that forwards to an app delegate of this package, as SwiftUI's does.
    var passesOnToAppDelegate: Bool {
        let object = (currentDelegate as? UIResponder)?.routingDelegate(for: .configurationForConnectingScene)
        return object != nil && object !== currentDelegate
    }
}
