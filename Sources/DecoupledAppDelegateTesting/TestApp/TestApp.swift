public import DecoupledAppDelegate
public import DecoupledAppDelegateTracing

// This folder is the test app: an isolated app delegate, and methods that simulate UIKit, in UIKit's order. They deliver inputs, and use
// nothing of UIKit's that a test cannot make. `AppLife` says whether the app runs, and is in front. Where there is no UIKit, the system of HeadlessUIKit moves
// the app's scenes, and calls back in `TestApp+SceneCalls`; `TestApp+UIKit` is what remains of that where there is.

/// An isolated app delegate with its own clock, and methods that simulate UIKit in a test.
///
/// ```swift
/// @Test func aParcelLinkOpensAfterLaunch() async {
///     let app = TestApp(roles: .release)
///     #expect(app.launch(opening: URL(string: "courier://parcel/7")!))
///     let result = await app.push(["parcel": ["id": 7, "status": "near"]])
///     #expect(result == .newData)
///     #expect(app.faults.isEmpty)
/// }
/// ```
///
/// Each method delivers the events that UIKit would send, in UIKit's order, and returns the merged result; deliver any other event with
/// ``deliver(_:_:in:)`` or ``answer(to:_:advancing:)``. The app delegate receives only what the test sends. So it works in every test bundle,
/// with Swift Testing and with XCTest, whose tests have to be `async` on Linux. Tests can run in parallel, each with an app of its own.
///
/// While the app's code is called, `AppDelegate.shared` is this app delegate, also in tasks that it makes.
///
/// On Linux and macOS the app's code finds what it finds in an app: while it is called, the application is `UIApplication.shared`, with
/// this app delegate, the connected scenes and the state, and UIKit's notifications are posted with it as their object. Its notification
/// center has the package's delegate, as in an app: one that takes its place after the launch receives alone what the center sends. On
/// UIKit's platforms the application is that of the host app, and nothing is posted.
///
/// As with UIKit, a method to which `responds(to:)` was false is not called: UIKit caches the answers, and reads them anew on the turn after
/// a slot has changed, so before each method here, but not within one. ``deliver(_:_:in:)`` and what is in connection options reach an empty
/// slot all the same. Unlike UIKit, a launch does not ask for orientations, and state is neither saved nor restored.
///
/// An app that has ended receives nothing more, unless it is launched again: its methods return what an empty slot returns. Make another
/// `TestApp` for its next launch, since handlers receive a launch and an end once.
///
/// Time stands still until the test moves it, so a deadline passes only when the test says so.
@preconcurrency @MainActor public final class TestApp {
    /// The app delegate; its slots can be filled and changed at any time.
    public let delegate: AppDelegate

    /// The clock that deadlines pass by.
    public let clock = ManualClock()

    /// The application that handlers receive: the process's own on UIKit's platforms, elsewhere the test's own.
    public let application: UIApplication

    /// A record of each event, in the order in which they ended.
    public private(set) var records: [EventRecord] = []

    /// The faults of the handlers, in order.
    public private(set) var faults: [Fault] = []

    /// How long to wait for a handler's completion handler, in seconds of real time; 5 by default.
    ///
    /// What keeps the main queue busy meanwhile, such as other tests, does not count.
    public var patience: TimeInterval = 5

    /// Receives an event that is unanswered after ``patience``, and the handlers that have its completion handler; by default it is
    /// printed on standard error.
    ///
    /// To make the test fail there, set `{ Issue.record("\($0)") }`.
    public var onUnanswered: @MainActor (UnansweredEvent) -> Void = { printOnStandardError("TestApp: \($0)") }

    /// Whether the app is in the background.
    public var isInBackground: Bool { life.isInBackground }

    /// The connected scenes, in order of connection; none on UIKit's platforms, where a test cannot make a scene.
    public internal(set) var scenes: [UIScene] = []

    /// The class that Info.plist would name as scene delegate, your own or a subclass of `SceneDelegate`; nil for none.
    ///
    /// Set it before the launch: an app that has one is an app with scenes even if it is launched in the background, and connects its first
    /// scene when it comes to the front. It has no effect on UIKit's platforms.
    public var sceneDelegateClass: (any UISceneDelegate.Type)?

    /// Makes the delegates of scenes, whatever class is named.
    var makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?

    /// The app delegate that the app's code finds at its application.
    var shownDelegate = ShownDelegate.own {
        didSet {
            if let other = shownDelegate.other { show(other) }
            shownDelegate.inheriting?.onFault = { [weak self] in self?.faults.append($0) }
        }
    }

    /// The app delegate that is `AppDelegate.shared`.
    var playedDelegate: PlayedAppDelegate { PlayedAppDelegate(shownDelegate.inheriting ?? delegate) }

    var onStep: @MainActor (AppStep) -> Void = { _ in }

    /// The arguments of the scene's methods that are being called, where there are other ones than the scene.
    var sceneInputs: [AppEvent: Any] = [:]

    var life = AppLife()

    /// Whether events are sent whatever the app delegate responds to, as a comparison does, which compares that as well.
    var sendsEverything = false

    /// The app delegate's methods that UIKit has found.
    private var foundMethods: Set<AppEvent> = []

    /// The actions that the app has declared in an earlier life to open it, each with its category.
    var knownOpeningActions: Set<String> = []

    /// How many of UIKit's calls this one is made in.
    private var depth = 0

    /// Whether the app has scenes, connected or not.
    var hasScenes: Bool { life.stage == .withScenes }

    /// Whether UIKit is calling the app's code.
    var isInTurn: Bool { depth > 0 }

    /// How many records and faults there are.
    var activity: Int { records.count + faults.count }

    /// Creates an app that has not been launched.
    ///
    /// - Parameter roles: The slots with their handlers. Payloads are shown in records, since they are the test's own.
    public convenience init(roles: Roles = Roles()) { self.init(roles: roles, timedBy: nil) }

    /// Creates an app that has not been launched, whose app delegate is of a class of the app's own.
    ///
    /// Overridden methods are called as UIKit calls them. The slots, which `init()` of the class may fill, are the test's own:
    ///
    /// ```swift
    /// let app = TestApp(delegate: CourierAppDelegate())
    /// ```
    ///
    /// - Parameter delegate: Makes the app delegate, by an initializer that calls `super.init()`.
    public convenience init(delegate: @autoclosure () -> AppDelegate) {
        self.init(roles: nil, timedBy: nil) { _ in delegate() }
    }

    /// Creates an app whose calls are timed, and whose deadlines pass, by a clock other than its own.
    ///
    /// - Parameters:
    ///   - roles: The slots with their handlers; nil for those that the app delegate fills itself.
    ///   - otherClock: The clock; nil for its own.
    ///   - makeDelegate: Makes an app delegate of a class of the app's own, with the slots of the package's.
    init(
        roles: Roles?, timedBy otherClock: (any EventClock)?, makeDelegate: (AppDelegate) -> AppDelegate = { $0 }
    ) {
        application = Self.makeApplication()
        let plain = AppDelegate(roles: Roles(), clock: otherClock ?? clock, detachedFrom: application)
        var faults: [Fault] = []
        plain.onFault = { faults.append($0) }
        delegate = application.act(as: PlayedAppDelegate(plain)) { makeDelegate(plain) }
        precondition(delegate.router === plain.router, "Make the app delegate by an init that calls super.init().")
        self.faults = faults
        delegate.recordsPayloads = true
        delegate.onRecord = { [weak self] in self?.records.append($0) }
        delegate.onFault = { [weak self] in self?.faults.append($0) }
        if let roles { delegate.roles = roles }
        show(delegate)
    }

    /// The last record of an event, or nil if there is none.
    ///
    /// - Parameter event: The event.
    /// - Returns: The record.
    public func lastRecord(of event: AppEvent) -> EventRecord? { records.last { $0.event == event } }
}

// MARK: What UIKit knows

extension TestApp {
    /// Does what UIKit does in one turn: before it, UIKit has read what the delegates respond to.
    @discardableResult func inTurn<Answer>(_ body: () -> Answer) -> Answer {
        if !isInTurn { readResponses() }
        depth += 1
        defer { depth -= 1 }
        return acting(body)
    }

    /// Sends an event as UIKit does: nobody is asked where UIKit has not found the method.
    @discardableResult func send<Input, Output>(_ event: Event<Input, Output>, _ input: Input) -> Output {
        inTurn {
            // What UIKit posts at a launch tells the app delegate of it as well.
            guard !event.isOfLaunch, life.stage != .ended, !sendsEverything, !foundMethods.contains(event) else {
                return deliver(event, input)
            }
            simulateDelivery(of: event) { delegate.router.route(posted: event, from: application) }
            return event.neutral(input, from: application)
        }
    }

    @discardableResult func send<Output>(_ event: Event<Void, Output>) -> Output { send(event, ()) }

    private func readResponses() {
        if !sendsEverything {
            foundMethods = Set(AppEvent.allCases.filter { delegate.responds(to: Selector($0.rawValue)) })
        }
        readResponsesOfSystem()
    }
}
