import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// Sends samples to one app, in UIKit's order, from one start, with scenes or without.
@MainActor final class SamplePlayer {
    let app: TestApp
    let world: Comparison.World

    /// Whether what happens is inside a call that plays a sample.
    private(set) var isCalling = false

    /// Whether what happens concerns the second of two windows.
    private var isInSecondWindow = false

    /// What restoration handlers were called with.
    private(set) var restored: [String] = []

    /// The awaited events that have been sent.
    private var sent: [AppEvent] = []

    /// The awaited events that scene delegates of the app's own have been sent.
    private var given: [(event: AppEvent, delegate: String, reply: Reply<Bool>)] = []

    /// How long it waits in the end, in seconds: longer than every deadline.
    private let longest: TimeInterval = 60

    init(app: TestApp, world: Comparison.World) {
        self.app = app
        self.world = world
        app.sendsEverything = true
    }

    /// The scene that what happens concerns; nil in an app without scenes.
    var scene: UIScene? { isInSecondWindow ? app.scenes.last : app.scenes.first }

    /// Brings the app to where a sample finds it.
    func prepare(for sample: Sample, from start: Comparison.Start) {
        guard start != .cold else { return }
        launch(for: .launch) {}
        if world == .withScenes, sample.occasion.needsSecondWindow { connectSecondWindow() }
        if start == .background { app.enterBackground() }
    }

    /// Sends what makes up a sample.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - start: How the app is.
    ///   - didSettle: Called after each sample of several but the last, when the app has settled.
    func play(_ sample: Sample, from start: Comparison.Start, didSettle: (Sample) async -> Void) async {
        guard case .several(_, let samples) = sample.occasion else { return await play(sample, from: start) }
        var start = start
        for (index, sample) in samples.enumerated() {
            await play(sample, from: start)
            if !sample.isStep { start = .foreground }
            guard index < samples.count - 1 else { return }
            await app.settle()
            await didSettle(sample)
        }
    }

    private func play(_ sample: Sample, from start: Comparison.Start) async {
        // The package takes it for one if the same notification is presented, or its settings are wished for, twice within a second.
        if sample.event == .willPresentNotification { app.clock.advance(by: 1) }
        #if !os(tvOS)
        if sample.event == .openNotificationSettings { app.clock.advance(by: 1) }
        #endif
        if case .step(_, let body) = sample.occasion { return await body() }
        isCalling = true
        defer { isCalling = false }
        if start == .cold { launch(for: sample.occasion) { send(sample) } } else { playWarm(sample) }
    }

    /// Waits for the answers that are owed, and then lets every deadline pass.
    ///
    /// - Parameter patience: How long to wait, in seconds of real time.
    func settle(patience: TimeInterval) async {
        await app.settle()
        for _ in 0..<20 where owesAnswer { await MainQueue.pause(patience / 20) }
        // Once more even where nothing is owed: what comes too late for its case is lost, and on a busy machine threads take their time.
        await app.settle()
        guard app.clock.scheduledCount > 0 else { return app.clock.advance(by: longest) }
        app.clock.advance(by: longest)
        await app.settle()
    }

    /// The awaited events that are unanswered.
    var unanswered: [AppEvent] {
        var unanswered = sent
        for record in app.records {
            if let index = unanswered.firstIndex(of: record.event) { unanswered.remove(at: index) }
        }
        return unanswered + given.filter { $0.reply.answer == nil }.map(\.event)
    }

    /// The completion handlers that scene delegates of the app's own have not called, as faults of an app delegate are.
    var silences: [Fault] {
        given.filter { $0.reply.answer == nil }.map {
            Fault(
                event: $0.event, slot: $0.event.slot ?? "", handler: $0.delegate, reason: .silent(deadline: longest))
        }
    }

    private var owesAnswer: Bool { !unanswered.isEmpty }

    /// Notes that an awaited event is sent by another way.
    func noteSent(_ event: AppEvent) { sent.append(event) }

    /// Notes that a scene's own delegate has been sent an awaited event.
    func noteSent(_ event: AppEvent, to delegate: String, _ reply: Reply<Bool>) {
        given.append((event, delegate, reply))
    }

    func send(_ sample: Sample) {
        app.adoptCenterDelegate()
        app.telling(sample.event) {
            if sample.deliver(app.delegate, app.application) != nil { sent.append(sample.event) }
        }
    }

    private func playWarm(_ sample: Sample) {
        if tellOwnDelegate(sample) { return }
        switch sample.occasion {
        case .together(let samples): samples.forEach(playWarm)
        case .inSecondWindow(let sample):
            isInSecondWindow = true
            defer { isInSecondWindow = false }
            playWarm(sample)
        case .roundTrip:
            app.enterBackground()
            app.enterForeground()
        // The system ends an app that is in the background; one in front is swiped away.
        case .termination: if app.isInBackground { app.terminate() } else { app.swipeAway() }
        case .secondWindow: connectSecondWindow()
        case .rotation: rotate()
        case .reconnection: reconnectScene()
        case .url(let url, let options):
            app.inForeground { _ = app.deliver(.openURL, (url, options), in: scene) }
        case .share: app.inForeground { send(sample) }
        #if !os(tvOS)
        // The app comes to the front for its settings.
        case .nothing where sample.event == .openNotificationSettings: app.inForeground { send(sample) }
        #endif
        case .activity(let make): app.inForeground { resume(make(), in: scene) } #if !os(tvOS)
        case .shortcut(let make): app.inForeground { perform(make(), in: scene) }
        case .response(let make): note(app.respond(make()))
        #endif
        default: send(sample)
        }
    }

    func resume(_ activity: NSUserActivity, in scene: UIScene?) {
        app.deliver(.willContinueUserActivity, activity.activityType, in: scene)
        let handler: ([any UIUserActivityRestoring]?) -> Void = { [weak self] objects in
            self?.restored.append((objects ?? []).map { "\(type(of: $0))" }.joined(separator: ", "))
        }
        app.deliver(.continueUserActivity, (activity, handler), in: scene)
    }

    #if !os(tvOS)
    func perform(_ item: UIApplicationShortcutItem, in scene: UIScene?) {
        app.deliver(.performShortcutAction, item, in: scene)
        noteSent(.performShortcutAction)
    }

    func note(_ response: SentResponse) { response.event.map(noteSent) }
    #endif
}

// MARK: Cold starts

extension SamplePlayer {
    private func launch(for occasion: Occasion, _ deliver: () -> Void) {
        if world == .withScenes { return connect(for: occasion, deliver) }
        switch occasion {
        case .url(let url, let options): app.launch(opening: url, options: options)
        case .activity(let make):
            let activity = make()
            app.launch(with: TestApp.launchOptions(of: activity)) { isWilling in
                if isWilling { resume(activity, in: nil) }
            }
        case .backgroundWork(let options):
            app.launch(with: options.isEmpty ? nil : options, inBackground: true) { _ in deliver() }
        #if !os(tvOS)
        case .share(let make): app.launch(with: [.cloudKitShareMetadata: make()]) { if $0 { deliver() } }
        case .shortcut(let make):
            let item = make()
            app.launch(with: [.shortcutItem: item]) { isWilling in
                if isWilling { perform(item, in: nil) }
            }
        case .response(let make): note(app.launchSending(make()))
        #endif
        default: app.launch()
        }
    }
}
