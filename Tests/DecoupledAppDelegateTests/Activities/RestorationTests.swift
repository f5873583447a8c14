import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// How the objects that several handlers restore reach the system.
@MainActor
@Suite(.net) struct RestorationTests {
    private let app = IsolatedApp()
    private let objects = (0..<4).map { _ in Screen() }

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func objectsAreJoinedInHandlerOrderHoweverTheyArrive(arrival: [Int]) {
        let handlers = [Restorer(), Restorer(), Restorer()]
        fill(handlers)
        let restored = [[objects[0], objects[1]], [objects[2]], [objects[3]]]
        let completion = continueActivity()
        for index in arrival {
            #expect(completion.answers.isEmpty)
            handlers[index].restore(restored[index])
        }
        #expect(completion.answers == [objects])
        app.clock.advance(by: 100)
        #expect(completion.answers.count == 1)
    }

    @Test func objectsThatAreNamedInsideTheCallAreHandedOverInTheSameTurn() {
        fill([Restorer(restoring: [objects[0]]), Restorer(restoring: [objects[1]])])
        #expect(continueActivity().answers == [[objects[0], objects[1]]])
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func aHandlerThatLetsGoOfTheRestorationHandlerDoesNotLoseTheOthersObjects() {
        let forgetful = Restorer()
        fill([forgetful, Restorer(restoring: [objects[0]])])
        let completion = continueActivity()
        #expect(completion.answers.isEmpty)
        forgetful.letGo()
        #expect(completion.answers == [[objects[0]]])
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatKeepsTheRestorationHandlerHoldsUpTheOthersForThreeSeconds() {
        let silent = Restorer()
        fill([silent, Restorer(restoring: [objects[0]])])
        let completion = continueActivity()
        app.clock.advance(by: 2.9)
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 0.1)
        #expect(completion.answers == [[objects[0]]])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 3)])
        #expect(app.faults.map(\.event) == [.continueUserActivity])
        silent.restore([objects[1]])
        #expect(completion.answers.count == 1)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 3), .late])
    }

    @Test func theDeadlineCanBeSet() {
        app.delegate.deadlines[.continueUserActivity] = .infinity
        let restorer = Restorer()
        fill([restorer])
        let completion = continueActivity()
        #expect(app.clock.scheduledCount == 0)
        restorer.restore([objects[0]])
        #expect(completion.answers == [[objects[0]]])
    }

    @Test func nilIsAnEmptyList() {
        fill([Restorer(restoring: nil), Restorer(restoring: [objects[0]]), Restorer(restoring: nil)])
        #expect(continueActivity().answers == [[objects[0]]])
    }

    @Test func aHandlerThatAnsweredFalseIsNotWaitedFor() {
        let unwilling = Restorer(takes: false)
        fill([unwilling, Restorer(restoring: [objects[0]])])
        #expect(continueActivity().answers == [[objects[0]]])
        unwilling.restore([objects[1]])
        unwilling.letGo()
        #expect(app.faults.map(\.reason) == [.late])
    }

    @Test func aHandlerThatAnsweredFalseIsNotCalledLateBeforeTheSystemHasItsAnswer() {
        let unwilling = Restorer(takes: false)
        let willing = Restorer()
        fill([unwilling, willing])
        let completion = continueActivity()
        unwilling.restore([objects[0]])
        #expect(completion.answers.isEmpty)
        #expect(!app.faults.map(\.reason).contains(.late))
        willing.restore([objects[1]])
        #expect(completion.answers == [[objects[1]]])
    }

    @Test func withoutObjectsTheSystemsHandlerIsNotCalled() {
        #expect(continueActivity().answers.isEmpty)
        fill([Restorer(restoring: nil), Restorer(restoring: []), Restorer(takes: false)])
        #expect(continueActivity().answers.isEmpty)
        let silent = Restorer()
        fill([silent])
        let completion = continueActivity()
        app.clock.advance(by: 3)
        #expect(completion.answers.isEmpty)
    }

    @Test func anObserversObjectsAreNotUsedAndItIsNotWaitedFor() {
        app.delegate.activityContinuationDelegate = Handlers {
            Observing(Restorer(restoring: [objects[0]]))
            Restorer(restoring: [objects[1]])
            Observing(Restorer())
        }
        #expect(continueActivity().answers == [[objects[1]]])
    }

    @Test func namingObjectsTwiceCountsOnceAndIsReported() {
        let restorer = Restorer()
        fill([restorer, Restorer(restoring: [objects[1]])])
        let completion = continueActivity()
        restorer.restore([objects[0]])
        restorer.restore([objects[2]])
        #expect(completion.answers == [[objects[0], objects[1]]])
        #expect(app.faults.map(\.reason) == [.answeredTwice])
    }

    @Test func objectsNamedOnAnotherThreadAreHandedOverOnTheMainThread() async throws {
        let restorer = Restorer()
        fill([restorer])
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        let isOnMain = SystemCompletion<Bool>()
        _ = app.delegate.application(
            app.application,
            continue: NSUserActivity(activityType: "type"),
            restorationHandler: { _ in isOnMain.receive(DispatchQueue.getSpecific(key: mark) == true) }
        )
        let restore = try #require(restorer.restore)
        let object = objects[0]
        Thread.detachNewThread { restore([object]) }
        #expect(await isOnMain.first() == true)
    }

    @Test func overlappingActivitiesKeepTheirObjectsApart() {
        let restorer = Restorer()
        fill([restorer])
        let early = continueActivity()
        let restoreEarly = restorer.restore
        let late = continueActivity()
        restorer.restore([objects[1]])
        #expect(early.answers.isEmpty)
        restoreEarly?([objects[0]])
        #expect(early.answers == [[objects[0]]])
        #expect(late.answers == [[objects[1]]])
    }

    private func fill(_ handlers: [Restorer]) {
        app.delegate.activityContinuationDelegate = Handlers(routing: .everyHandler) {
            for handler in handlers { handler }
        }
    }

    private func continueActivity() -> SystemCompletion<[Screen]> {
        let completion = SystemCompletion<[Screen]>()
        _ = app.delegate.application(
            app.application,
            continue: NSUserActivity(activityType: "type"),
            restorationHandler: { objects in completion.receive(objects?.compactMap { $0 as? Screen } ?? []) }
        )
        return completion
    }
}

/// An object that a user's activity can be restored in.
private final class Screen: NSObject, UIUserActivityRestoring {
    func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

/// A handler that names its objects when it is asked, or keeps the restoration handler for the test to call.
@MainActor
private final class Restorer: ActivityContinuationDelegate {
    private(set) var restore: (@Sendable ([any UIUserActivityRestoring]?) -> Void)?
    private let takes: Bool
    private let restores: Bool
    private let objects: [Screen]?

    init(takes: Bool = true) {
        self.takes = takes
        restores = false
        objects = nil
    }

    init(restoring objects: [Screen]?) {
        takes = true
        restores = true
        self.objects = objects
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if restores {
            restorationHandler(objects)
        } else {
            restore = restorationHandler
        }
        return takes
    }

    func restore(_ objects: [Screen]) {
        restore?(objects)
    }

    func letGo() {
        restore = nil
    }
}
