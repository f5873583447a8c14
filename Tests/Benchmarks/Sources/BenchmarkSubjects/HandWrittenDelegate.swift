public import DecoupledAppDelegate

/// What a team writes by hand, and what everything is compared with: an app delegate that loops over its handlers.
///
/// The handlers can be replaced at any time, as those of a slot can, so the loop has to keep its array alive. There is nothing else
/// it does; a loop over an array that can never change would be some 45 instructions cheaper, but is no replacement for a slot.
public final class HandWrittenDelegate: UIResponder, UIApplicationDelegate {
    private var handlers: [any SystemConditionsDelegate] = []

    /// Creates an app delegate without handlers.
    public override init() {
        super.init()
    }

    /// Replaces the handlers.
    public func replaceHandlers(by handlers: [any SystemConditionsDelegate]) {
        self.handlers = handlers
    }

    /// Notifies the handlers.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        for handler in handlers {
            handler.applicationSignificantTimeChange(application)
        }
    }
}
