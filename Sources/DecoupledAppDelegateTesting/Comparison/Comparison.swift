public import DecoupledAppDelegate

// This folder replays the same samples against two apps, and reports what differs. `Comparison` decides which cases there are,
// `Comparison+Playing` sends one to one app, which gives an `Outcome`, `OutcomeComparison` compares two, and `ComparisonReport` is the result.

/// Replays the same events against an app before and after a change, and reports what differs.
///
/// Use it to prove that a migration loses nothing: pass the old app delegate, the `Roles` that take its place, and a closure that returns
/// what the app's own code has done.
///
/// ```swift
/// @Test func nothingIsLost() async {
///     let comparison = Comparison(
///         before: { OldAppDelegate() },
///         after: { .release },
///         effects: { Journal.take() }
///     )
///     let report = await comparison.run(.standard(infoPlist: Bundle.main.infoDictionary ?? [:]))
///     #expect(report.differences.isEmpty, "\(report)")
/// }
/// ```
///
/// A case is a sample and a ``Start``, with scenes or without. Each case begins with new objects from `before` and `after`, and sends
/// events in UIKit's order: the launch, what the app is launched for, and what follows. The app delegate is always called as UIKit calls
/// it without scenes; it is compared with roles in an app without scenes, and with roles in an app that has adopted them. Two sets of
/// roles are compared both ways.
///
/// It compares the events that arrive, their arguments, the merged results, completion handlers that are called at the deadline, twice or
/// never, the objects for a restoration handler, and the effects of each event in their order. The app delegate is called by
/// `ExistingAppDelegate`, the roles by their slots: your own scene delegate or subclass of `AppDelegate` does not take part, nor do timers
/// and threads of the app.
///
/// Cases run one after the other on the main thread. Let no other test that touches the same state run at that time.
@preconcurrency @MainActor
public struct Comparison {
    /// How an app is when an event arrives.
    public enum Start: String, Hashable, Codable, Sendable, CaseIterable {
        /// Not running: the event launches it.
        case cold

        /// In the foreground, active.
        case foreground

        /// In the background.
        case background
    }

    /// Whether an app has adopted scenes.
    public enum World: String, Hashable, Codable, Sendable, CaseIterable {
        /// UIKit calls the app delegate alone.
        case withoutScenes

        /// UIKit calls the scene delegate for URLs, activities, quick actions and state.
        case withScenes
    }

    /// How long to wait for completion handlers before the deadlines pass, in seconds of real time; 2 by default.
    public var patience: TimeInterval = 2

    /// How long to wait after each event for work that the app's code has delayed, in seconds of real time; 0 by default.
    ///
    /// Work that is done even later counts for the next case: set this to the longest delay in the code.
    public var lingering: TimeInterval = 0

    let before: @MainActor () -> Roles
    let after: @MainActor () -> Roles
    let effects: (@MainActor () -> [String])?
    let reset: @MainActor () -> Void
    let worlds: [Worlds]
    private var acceptances: [Acceptance] = []

    /// Compares an app delegate with roles, in an app without scenes and in one that adopts them.
    ///
    /// - Parameters:
    ///   - before: Makes the app delegate, for each case anew. It must not inherit from `AppDelegate`: compare the roles of such a one.
    ///   - after: Makes the roles with their handlers, for each case anew.
    ///   - effects: Returns what the app's code has done since the last call; nil if the test cannot tell.
    ///   - reset: Called before each case on each side, before the objects are made: puts back what outlives them, such as user
    ///     defaults and singletons.
    public init(
        before: @escaping @MainActor () -> any UIApplicationDelegate,
        after: @escaping @MainActor () -> Roles,
        effects: (@MainActor () -> [String])? = nil,
        reset: @escaping @MainActor () -> Void = {}
    ) {
        self.before = {
            let delegate = before()
            precondition(!(delegate is AppDelegate), "\(type(of: delegate)) has slots: compare its roles instead.")
            var roles = Roles()
            roles.append(ExistingAppDelegate(wrapping: delegate))
            return roles
        }
        self.after = after
        self.effects = effects
        self.reset = reset
        worlds = World.allCases.map { Worlds(before: .withoutScenes, after: $0) }
    }

    /// Compares two sets of roles: two build configurations, two releases, or two stages of a migration.
    ///
    /// - Parameters:
    ///   - before: Makes the roles with their handlers, for each case anew.
    ///   - after: Makes the other roles, for each case anew.
    ///   - effects: Returns what the app's code has done since the last call; nil if the test cannot tell.
    ///   - reset: Called before each case on each side, before the objects are made: puts back what outlives them, such as user
    ///     defaults and singletons.
    public init(
        before: @escaping @MainActor () -> Roles,
        after: @escaping @MainActor () -> Roles,
        effects: (@MainActor () -> [String])? = nil,
        reset: @escaping @MainActor () -> Void = {}
    ) {
        self.before = before
        self.after = after
        self.effects = effects
        self.reset = reset
        worlds = World.allCases.map { Worlds(before: $0, after: $0) }
    }

    /// Returns a comparison that accepts differences of an event.
    ///
    /// They are in ``ComparisonReport/accepted``. An acceptance that nothing needs is a difference itself.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - kinds: The kinds of differences; all unless given.
    ///   - reason: Why they are meant.
    /// - Returns: The comparison.
    public func accepting(_ event: AppEvent, _ kinds: Difference.Kind..., because reason: String) -> Comparison {
        accepting(Acceptance(event: event, kinds: kinds, reason: reason))
    }

    /// Returns a comparison that accepts differences of one kind, whatever event they concern.
    ///
    /// Use it for ``Difference/Kind/order`` where handlers do not depend on each other.
    ///
    /// - Parameters:
    ///   - kind: The kind of differences.
    ///   - reason: Why they are meant.
    /// - Returns: The comparison.
    public func accepting(_ kind: Difference.Kind, because reason: String) -> Comparison {
        accepting(Acceptance(event: nil, kinds: [kind], reason: reason))
    }

    private func accepting(_ acceptance: Acceptance) -> Comparison {
        var comparison = self
        comparison.acceptances.append(acceptance)
        return comparison
    }

    /// Replays samples against both apps, from every start that they can have.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - worlds: Whether the app has scenes after the change; without and with them unless given.
    /// - Returns: What differs.
    public func run(_ samples: [Sample], in worlds: Set<World> = Set(World.allCases)) async -> ComparisonReport {
        var cases: [ComparisonReport.Case] = []
        let wanted = self.worlds.filter { worlds.contains($0.after) }
        let worlds = wanted.filter { World.playable.isSuperset(of: [$0.before, $0.after]) }
        for sample in samples {
            for worlds in worlds {
                for start in sample.occasion.starts {
                    cases.append(await compare(sample, from: start, in: worlds))
                }
            }
        }
        return ComparisonReport(
            cases: cases,
            differences: responseDifferences(),
            acceptances: acceptances,
            madeUp: samples.filter(\.isMadeUp).map(\.name),
            leftOut: worlds.count == wanted.count ? [] : [.withScenes]
        )
    }

    private func compare(_ sample: Sample, from start: Start, in worlds: Worlds) async -> ComparisonReport.Case {
        let first = await outcome(of: sample, from: start, in: worlds.before, before)
        let second = await outcome(of: sample, from: start, in: worlds.after, after)
        let comparison = OutcomeComparison(
            worlds: worlds,
            knowsMethods: knowsMethods,
            knowsEffects: effects != nil
        )
        return ComparisonReport.Case(
            sample: sample.name,
            start: start,
            worlds: worlds,
            before: first,
            after: second,
            differences: comparison.differences(from: first, to: second)
        )
    }
}

/// Whether the app has scenes before, and afterwards.
struct Worlds: Hashable {
    let before: Comparison.World
    let after: Comparison.World

    var areEqual: Bool { before == after }
}

/// A difference that is meant.
struct Acceptance: Hashable {
    let event: AppEvent?
    let kinds: [Difference.Kind]
    let reason: String

    func covers(_ difference: Difference) -> Bool {
        (event == nil || event == difference.event) && (kinds.isEmpty || kinds.contains(difference.kind))
    }
}
