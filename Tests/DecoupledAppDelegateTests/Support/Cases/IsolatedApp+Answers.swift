import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

extension IsolatedApp<AppDelegate> {
    /// Has the system tell of an event, and returns the answers it gets, in words.
    func answers(to event: AppEvent) throws -> SystemCompletion<String> {
        let (_, eventCase) = try RoleCase.find(event)
        let answers = SystemCompletion<String>()
        delegate.onRecord = { answers.receive($0.answer) }
        _ = eventCase.tell(delegate, application)
        return answers
    }
}
