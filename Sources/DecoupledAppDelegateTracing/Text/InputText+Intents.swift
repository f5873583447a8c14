#if Intents
import DecoupledAppDelegate

extension IntentInput: RecordedInput {
    func text(revealing: Bool) -> String { String(describing: type(of: intent)) }
}
#endif
