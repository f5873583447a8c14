#if Intents
import DecoupledAppDelegate

extension EventCase {
    static let intents = [
        EventCase(.handlerForIntent, neutral: "nil") { delegate, application in
            let intent = INIntent()
            _ = delegate.application(application, handlerFor: intent)
            return [Listener.identity(of: intent)]
        }
    ]
}
#endif
