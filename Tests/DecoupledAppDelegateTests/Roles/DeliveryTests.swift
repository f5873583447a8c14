import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// What holds for every event of every role.
@MainActor
struct DeliveryTests {
    private let journal = Journal()

    @Test(arguments: await AppEvent.allCases)
    func anEventReachesTheHandlersOfItsSlotInOrderWithItsArgumentsAndNobodyElse(event: AppEvent) throws {
        let (role, eventCase) = try RoleCase.find(event)
        let app = IsolatedApp()
        app.delegate.roles = listeners(in: role)
        let arguments = eventCase.tell(app.delegate, app.application).arguments
        let expected = ["first", "second"].map { Listener.line($0, event, arguments) }
        #expect(journal.lines == expected)
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await AppEvent.allCases)
    func anEventIsAnsweredAlikeWithoutHandlersAndByHandlersWithoutAnOpinion(event: AppEvent) throws {
        let (role, eventCase) = try RoleCase.find(event)
        for roles in [Roles(), listeners(in: role)] {
            let app = IsolatedApp()
            var records: [EventRecord] = []
            app.delegate.onRecord = { records.append($0) }
            app.delegate.roles = roles
            _ = eventCase.tell(app.delegate, app.application)
            #expect(records.map(\.answer) == [eventCase.neutralAnswer])
            #expect(records.map(\.event) == [event])
            #expect(records.map(\.slot) == [role.slot])
        }
    }

    @Test func theTableNamesEveryEventOnce() {
        let events = RoleCase.all.flatMap { $0.events.map(\.event) }
        #expect(Set(events) == Set(AppEvent.allCases))
        #expect(events.count == AppEvent.allCases.count)
    }

    @Test(arguments: await AppEvent.allCases)
    func theTableSaysWhenAnAwaitedEventIsAnsweredAndOfNoOther(event: AppEvent) throws {
        let (_, eventCase) = try RoleCase.find(event)
        #expect(eventCase.isAwaited == (eventCase.awaited != nil))
    }

    @Test func thereAreNoMoreEventsThanASetOfThemHolds() {
        #expect(AppEvent.allCases.count <= 128)
    }

    /// Two listeners in a role's slot, and another one in every other.
    private func listeners(in told: RoleCase) -> Roles {
        var roles = Roles()
        let bystander = Listener("bystander", in: journal)
        for role in RoleCase.all {
            let isTold = role.slot == told.slot
            role.fill(&roles, isTold ? ["first", "second"].map { Listener($0, in: journal) } : [bystander])
        }
        return roles
    }
}
