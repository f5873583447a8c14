#if Intents
/// The role that returns the object that handles a Siri intent.
///
/// Handlers are called in slot order, on the main thread, until one names an object; later ones are not called. Without
/// a handler the result is nil.
@preconcurrency @MainActor public protocol IntentDelegate: RoleHandler {
    /// Called when UIKit has an intent for the app to handle.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - intent: The intent.
    /// - Returns: The object that handles it, or nil for no opinion.
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
}

nonisolated extension AppEvent {
    /// UIKit has an intent for the app to handle.
    public static let handlerForIntent = Event<INIntent, Any?>("application:handlerForIntent:")
}

extension Slots {
    /// Siri intents.
    public var intentDelegate: Slot<any IntentDelegate> {
        Slot {
            asked(.handlerForIntent, combining: FirstAnswer()) {
                $0.application($2.application, handlerFor: $1)
            }
        }
    }
}
#endif
