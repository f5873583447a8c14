import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// Plays samples to one app, with scenes or without, as the table in `Simulation` says.
@MainActor final class SamplePlayer {
    let app: TestApp
    let world: World

    /// What restoration handlers were called with.
    private(set) var restoredObjects: [[any UIUserActivityRestoring]] = []

    /// The events that the app delegate, or the handlers, are to answer.
    private var awaited: [AppEvent] = []

    /// The answers of scene delegates of the app's own.
    private var repliesOfOwn: [(event: AppEvent, delegate: String, reply: Reply<Bool>)] = []

    /// How long it waits in the end, in seconds: longer than every deadline.
    private let finalWait: TimeInterval = 60

    init(app: TestApp, world: World) {
        self.app = app
        self.world = world
        app.sendsEverything = true
        app.showBadge()
    }

    /// Brings the app to where a sample finds it.
    func prepare(for sample: Sample, from start: Start) {
        guard start != .cold else { return }
        launch(for: .launch)
        if world == .withScenes {
            if sample.occasion.needs.contains(.secondWindow) { connectSecondWindow() }
            if sample.occasion.needs.contains(.endOfFirstWindow) { disconnectFirstScene() }
        }
        if start == .background { app.enterBackground() }
    }

    /// Plays the parts of a sample, one after the other.
    ///
    /// An app that has not been launched is launched for the first, and one that has ended gets none.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - count: How many of its first parts have been played.
    ///   - didSettle: Called after each part but the last, when the app has settled.
    func play(_ sample: Sample, dropping count: Int, didSettle: (Sample) async -> Void) async {
        let parts = sample.parts
        for (index, part) in parts.enumerated() {
            if index >= count { await play(part) }
            guard index < parts.count - 1 else { return }
            await app.settle()
            await didSettle(part)
        }
    }

    func play(_ part: Sample) async {
        if case .step(_, let body) = part.occasion { return await body() }
        switch app.life.stage {
        case .notLaunched: launch(for: part)
        case .withoutScenes, .withScenes: simulate(part)
        case .ended: break
        }
    }

    /// Waits for the answers that are owed, and then lets every deadline pass.
    ///
    /// - Parameter patience: How long to wait, in seconds of real time.
    func finish(patience: TimeInterval) async {
        await app.settle()
        for _ in 0..<20 where !unanswered.isEmpty { await MainQueue.pause(patience / 20) }
        // Once more even where nothing is owed: what comes too late for its case is lost, and on a busy machine threads take their time.
        await app.settle()
        let hasDeadlines = app.clock.scheduledCount > 0
        app.clock.advance(by: finalWait)
        if hasDeadlines { await app.settle() }
    }
}

// MARK: What UIKit does

extension SamplePlayer {
    private func launch(for sample: Sample) {
        // What a notification's action does is known before the launch, from an earlier life.
        let simulation = sample.simulation(by: self)
        guard world == .withoutScenes else {
            launchWithScenes()
            return simulate(sample, as: simulation)
        }
        let options = simulation.launchOptions.isEmpty ? nil : simulation.launchOptions
        app.launch(with: options, inBackground: simulation.launch == .background) { isWilling in
            if isWilling || simulation.launch != .refusable { simulation.call(nil) }
        }
    }

    /// Simulates a sample in an app that runs, and with scenes for one of them.
    func simulate(_ sample: Sample, in scene: KeyPath<TestApp, UIScene?> = \.scenes.first) {
        simulate(sample, as: sample.simulation(by: self), in: scene)
    }

    private func simulate(
        _ sample: Sample, as simulation: Simulation, in scene: KeyPath<TestApp, UIScene?> = \.scenes.first
    ) {
        if simulation.opensApp, world == .withScenes, app[keyPath: scene] == nil {
            connectScene(for: sample)
            // What a scene connects for is in its connection options alone.
            if sample.receiver == .sceneDelegate { return }
        }
        let call = { [self] in
            let scene = app[keyPath: scene]
            if sample.receiver == .sceneDelegate, callOwnDelegate(of: scene, for: sample) { return }
            simulation.call(scene)
        }
        if simulation.opensApp { app.inForeground(call) } else { call() }
    }
}

// MARK: What the table calls

extension SamplePlayer {
    /// Delivers a sample's event with its arguments to the app delegate.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - seconds: How far the clock moves before.
    func deliver(_ sample: Sample, after seconds: TimeInterval = 0) {
        app.clock.advance(by: seconds)
        app.adoptCenterDelegate()
        let reply = app.inTurn {
            app.simulateDelivery(of: sample.event) { sample.deliver(app.delegate, app.application) }
        }
        if reply != nil { awaitAnswer(to: sample.event) }
    }

    func continueUserActivity(_ activity: NSUserActivity, in scene: UIScene?) {
        app.deliver(.willContinueUserActivity, activity.activityType, in: scene)
        let handler: ([any UIUserActivityRestoring]?) -> Void = { [weak self] objects in
            self?.restoredObjects.append(objects ?? [])
        }
        app.deliver(.continueUserActivity, (activity, handler), in: scene)
    }

    #if !os(tvOS)
    func performShortcut(_ item: UIApplicationShortcutItem, in scene: UIScene?) {
        app.deliver(.performShortcutAction, item, in: scene)
        awaitAnswer(to: .performShortcutAction)
    }

    func respond(to response: UNNotificationResponse, opensApp: Bool) {
        app.respond(response, opensApp: opensApp).event.map(awaitAnswer(to:))
    }
    #endif
}

// MARK: Answers

extension SamplePlayer {
    /// Notes that an event is to be answered.
    func awaitAnswer(to event: AppEvent) { awaited.append(event) }

    /// Notes that a scene delegate of the app's own is to answer an event.
    func awaitAnswer(to event: AppEvent, by delegate: String, _ reply: Reply<Bool>) {
        repliesOfOwn.append((event, delegate, reply))
    }

    /// The events that are to be answered and are not.
    var unanswered: [AppEvent] {
        var unanswered = awaited
        for record in app.records {
            if let index = unanswered.firstIndex(of: record.event) { unanswered.remove(at: index) }
        }
        return unanswered + repliesOfOwn.filter { $0.reply.answer == nil }.map(\.event)
    }

    /// The completion handlers that scene delegates of the app's own have not called, as faults of an app delegate are.
    var silences: [Fault] {
        repliesOfOwn.filter { $0.reply.answer == nil }.map {
            Fault(
                event: $0.event, slot: $0.event.slot ?? "", handler: $0.delegate, reason: .silent(deadline: finalWait))
        }
    }
}
