#if Intents
import DecoupledAppDelegate

/// Returns the name of an intent's class; nil for other arguments.
func textOfIntent(_ input: Any) -> String? { input is INIntent ? String(describing: type(of: input)) : nil }
#else
/// Returns nil: no event has an intent.
func textOfIntent(_: Any) -> String? { nil }
#endif
