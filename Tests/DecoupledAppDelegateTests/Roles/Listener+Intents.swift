#if Intents
import DecoupledAppDelegate

extension Listener: IntentDelegate {
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        note(.handlerForIntent, application, Self.identity(of: intent))
        return nil
    }
}
#endif
