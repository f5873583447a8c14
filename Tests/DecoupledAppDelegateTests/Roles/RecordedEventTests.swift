import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct RecordedEventTests {
    @Test(arguments: await AppEvent.allCases)
    func everyEventReachesARecordingHandler(_ event: AppEvent) throws {
        let (_, eventCase) = try RoleCase.find(event)
        let recorder = RecordingHandler(wanting: [event])
        var roles = Roles()
        roles.append(recorder)
        _ = eventCase.tell(AppDelegate(roles: roles), UIApplication())
        #expect(recorder.events == [event])
    }
}
