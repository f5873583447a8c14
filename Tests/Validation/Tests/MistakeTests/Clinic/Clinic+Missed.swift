#if RemoteNotifications
import Clinic

extension Clinic {
    /// What a comparison does not find; whoever has it found takes it off the list.
    static let missed: Set<String> = [
        // Needs a page and then the link that signs in, and nothing else that waits in between.
        "Links wait in one object, and web pages in another",
        // Needs a link, the push that signs out, and then the link that signs in.
        "A link still waits after the patient has been signed out",
        // The text of a view controller is its class.
        "What is restored has no identifier any more",
    ]
}
#endif
