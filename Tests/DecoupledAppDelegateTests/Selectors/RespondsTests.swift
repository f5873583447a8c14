import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing
import TestSupport

/// When the delegate says that it has an event's method: exactly if a handler in the event's slot wants it, or the package does.
///
/// What the package wants is left out here, and so are the events that the app delegate does not tell of.
@MainActor
struct RespondsTests {
    private let app = IsolatedApp()
    private let ofApplication = Set(AppEvent.allCases.filter(\.isToldToApplication))
        .subtracting([.configurationForConnectingScene, .didFinishLaunching])

    @Test func nothingIsRespondedToWithoutHandlers() {
        #expect(respondedTo() == [])
    }

    @Test func everythingIsRespondedToWithEverySlotFilled() {
        app.delegate.roles = Roles(RecordingHandler())
        #expect(respondedTo() == ofApplication)
    }

    @Test func theFilledSlotsDecideWhicheverTheyAre() {
        var numbers = SplitMix64(seed: 1)
        for _ in 1...2_000 {
            let filled = RoleCase.all.filter { _ in Bool.random(using: &numbers) }.flatMap(\.events).map(\.event)
            app.delegate.roles = Roles(RecordingHandler(), inSlotsOf: Set(filled))
            #expect(respondedTo() == told(filled))
        }
    }

    @Test func eachSlotAloneCanBeFilledAndEmptied() {
        let handler = RecordingHandler()
        for role in RoleCase.all {
            role.fill(&app.delegate.roles, [handler])
            #expect(respondedTo() == told(role.events.map(\.event)))
            role.fill(&app.delegate.roles, [])
            #expect(respondedTo() == [])
        }
    }

    @Test func anEventIsWantedIfSomeHandlerInItsSlotWantsIt() {
        var numbers = SplitMix64(seed: 1)
        for _ in 1...500 {
            let handlers = (0..<3).map { _ in RecordingHandler(wanting: someEvents(using: &numbers)) }
            let slots = someEvents(using: &numbers)
            app.delegate.roles = Roles(handlers[0], handlers[1], handlers[2], inSlotsOf: slots)
            let present = RoleCase.all.map { $0.events.map(\.event) }.filter { !slots.isDisjoint(with: $0) }.joined()
            let wanted = handlers.reduce(into: Set()) { $0.formUnion($1.wantedEvents ?? []) }
            #expect(respondedTo() == told(wanted.intersection(present)))
        }
    }

    @Test func theQuestionForASceneIsWantedBeforeTheApplicationIsKnown() {
        #expect(app.responds(to: .configurationForConnectingScene))
    }

    @Test(arguments: [true, false])
    func theQuestionForASceneIsWantedIfItsOwnApplicationHasScenes(hasScenes: Bool) {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        app.launch()
        #expect(app.responds(to: .configurationForConnectingScene) == hasScenes)

        // Now the answers are worked out while the system calls another application.
        let other = IsolatedApp(scenes: hasScenes ? nil : SceneManifest())
        let handler = Probe("handler", in: Journal())
        handler.whenCalled = { app.delegate.urlDelegate = [RecordingHandler()] }
        other.delegate.systemConditionsDelegate = [handler]
        other.launch()
        other.application.system.receiveMemoryWarning()
        #expect(app.responds(to: .openURL))
        #expect(app.responds(to: .configurationForConnectingScene) == hasScenes)
    }

    @Test func theLaunchIsWantedWhereTheNotificationCenterIs() {
        for event in AppEvent.allCases {
            app.delegate.roles = Roles(RecordingHandler(wanting: [event]))
            #expect(app.responds(to: .didFinishLaunching) == event.needsLaunch)
        }
    }

    @Test func whatOtherFrontsAreToldIsNotForTheAppDelegate() {
        app.delegate.roles = Roles(RecordingHandler())
        for event in AppEvent.allCases where !event.isToldToApplication {
            #expect(!app.responds(to: event))
        }
    }

    @Test func whatAHandlerWantsInOneSlotDoesNotCountInAnother() {
        app.delegate.urlDelegate = [RecordingHandler()]
        #expect(respondedTo() == [.openURL])
    }

    @Test func everyKindOfHandlerCounts() {
        let handler = RecordingHandler(wanting: [.openURL, .performFetch, .didUpdateUserActivity])
        app.delegate.urlDelegate = Handlers { Observing(handler) }
        app.delegate.backgroundFetchDelegate = Handlers { Keyed("key", handler) }
        app.delegate.activityContinuationDelegate = Handlers { Weak(handler) }
        #expect(respondedTo() == handler.wantedEvents)
    }

    @Test func aHandlerIsAskedWhatItWantsWhenItComesIntoItsSlotAndOnRefreshAlone() {
        let handler = Choosy()
        app.delegate.systemConditionsDelegate = [handler]
        #expect(handler.asked == [.didReceiveMemoryWarning, .significantTimeChange])
        for _ in 1...3 {
            _ = respondedTo()
        }
        app.delegate.urlDelegate = [RecordingHandler()]
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(handler.asked.count == 2)
        app.delegate.systemConditionsDelegate.append(RecordingHandler(wanting: []))
        app.delegate.systemConditionsDelegate = [RecordingHandler(), handler]
        #expect(handler.asked.count == 2)
        app.delegate.refreshResponses()
        #expect(handler.asked.count == 4)
    }

    @Test func aHandlerThatChangesItsMindIsAskedAgainOnRefresh() {
        let handler = RecordingHandler(wanting: [.openURL])
        app.delegate.roles = Roles(handler)
        handler.wantedEvents = [.didBecomeActive]
        #expect(respondedTo() == [.openURL])
        app.delegate.refreshResponses()
        #expect(respondedTo() == [.didBecomeActive])
    }

    @Test func aHandlerMayFillASlotWhileItIsAskedWhatItWants() {
        let added = RecordingHandler(wanting: [.performFetch])
        let handler = Choosy()
        handler.whenAsked = { [unowned delegate = app.delegate] in
            if delegate.backgroundFetchDelegate.isEmpty { delegate.backgroundFetchDelegate = [added] }
        }
        app.delegate.systemConditionsDelegate = [handler]
        #expect(respondedTo() == [.didReceiveMemoryWarning, .significantTimeChange, .performFetch])
    }

    @Test func selectorsOfNoEventAreAnsweredAsUsual() {
        app.delegate.roles = Roles(RecordingHandler())
        let plain = PlainDelegate()
        for name in ["applicationDidFinishLaunching:", "somebodyElsesMethod:", "application:openURL:", ""] {
            #expect(app.delegate.responds(to: Selector(name)) == plain.responds(to: Selector(name)))
            #expect(!app.delegate.responds(to: Selector(name)))
        }
        #expect(!app.delegate.responds(to: nil))
    }

    @Test func anyThreadMayAskWhileSlotsChange() {
        app.delegate.roles = Roles(RecordingHandler(wanting: [.openURL]))
        let wrongAnswers = Tally()
        let threads = (1...4).map { [delegate = app.delegate] _ in
            Thread {
                for _ in 1...50_000 {
                    if !delegate.responds(to: Selector(AppEvent.openURL.rawValue)) { wrongAnswers.add() }
                    if delegate.responds(to: Selector(AppEvent.performFetch.rawValue)) { wrongAnswers.add() }
                }
            }
        }
        threads.forEach { $0.start() }
        while threads.contains(where: { !$0.isFinished }) {
            app.delegate.systemConditionsDelegate = [RecordingHandler()]
            app.delegate.systemConditionsDelegate = []
        }
        #expect(wrongAnswers.count == 0)
    }

    private func respondedTo() -> Set<AppEvent> {
        Set(ofApplication.filter(app.responds))
    }

    private func told(_ events: some Sequence<AppEvent>) -> Set<AppEvent> {
        ofApplication.intersection(events)
    }

    private func someEvents(using numbers: inout SplitMix64) -> Set<AppEvent> {
        Set(AppEvent.allCases.filter { _ in Bool.random(using: &numbers) })
    }
}

nonisolated extension AppEvent {
    fileprivate var needsLaunch: Bool {
        [.didFinishLaunching, .willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings]
            .contains(self)
    }
}

@MainActor
private final class Choosy: SystemConditionsDelegate {
    private(set) var asked: [AppEvent] = []
    var whenAsked: () -> Void = {}

    func handles(_ event: AppEvent) -> Bool {
        asked.append(event)
        whenAsked()
        return true
    }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    required override init() {
        super.init()
    }
}

/// A number that any thread may raise.
///
/// `@unchecked` is right here: `number` is only touched while the lock is held.
private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func add() {
        lock.withLock { number += 1 }
    }
}
