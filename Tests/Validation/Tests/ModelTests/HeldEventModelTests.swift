import DecoupledAppDelegate
import Testing
import TestSupport

/// Events that come, conditions that close and open, handlers that come and go, answers that come late: what arrives when, beside a model.
@MainActor
struct HeldEventModelTests {
    @Test(arguments: SlotModelTests.seeds)
    func whatArrivesAndWhenIsWhatAPlainModelSays(seed: UInt64) async throws {
        var numbers = SplitMix64(seed: seed)
        var model = HeldEventModel()
        let subject = HeldEventSubject()
        for number in 1...1_500 {
            let step = HeldEventStep.random(using: &numbers)
            model.perform(step)
            subject.perform(step)
            await subject.settle()
            try #require(subject.arrived == model.arrived, "seed \(seed), step \(number): \(step)")
            try #require(subject.losses == model.losses, "seed \(seed), step \(number): \(step)")
        }
        #expect(model.arrived.count > 100)
        #expect(model.losses > 10)
    }
}

/// What happens to an app.
enum HeldEventStep {
    /// A URL comes, in one of two scenes or in none.
    case url(scene: Int?)

    /// A quick action comes.
    case action(scene: Int?)

    /// A condition is set, anew or in place of itself, for URLs alone or for both events.
    case set(both: Bool)
    case cancel(both: Bool)
    case turn(both: Bool)
    case offer
    case toggleURLHandler
    case toggleActionHandler

    /// The handler answers the quick action that it received first of those that it has not answered.
    case answer

    /// A scene disconnects, and another one takes its place.
    case disconnect(Int)

    static func random(using numbers: inout SplitMix64) -> HeldEventStep {
        let scene = [nil, 0, 1][Int.random(in: 0...2, using: &numbers)]
        let both = Bool.random(using: &numbers)
        return switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<4: .url(scene: scene)
        case 4..<7: .action(scene: scene)
        case 7: .set(both: both)
        case 8: .cancel(both: both)
        case 9, 10: .turn(both: both)
        case 11, 12: .offer
        case 13: .toggleURLHandler
        case 14: .toggleActionHandler
        case 15: .disconnect(Int.random(in: 0...1, using: &numbers))
        default: .answer
        }
    }
}

/// What becomes of the events, as the documentation says it.
struct HeldEventModel {
    private struct Event: Equatable {
        let number: Int
        let isURL: Bool
        let scene: Int?
        var isHeld: Bool
    }

    private struct Condition {
        var isSet = false
        var isOpen = false
    }

    private(set) var arrived: [Int] = []
    private(set) var losses = 0

    private var count = 0

    /// What waits for conditions or for a handler, the oldest first.
    private var kept: [Event] = []

    /// The quick actions that the handler has not answered.
    private var unanswered: [Int] = []

    /// The released quick action that the next release waits for.
    private var released: Int?

    private var ofURLs = Condition()
    private var ofBoth = Condition()
    private var handlesURLs = false
    private var handlesActions = false

    mutating func perform(_ step: HeldEventStep) {
        switch step {
        case .url(let scene): come(isURL: true, scene)
        case .action(let scene): come(isURL: false, scene)
        case .set(let both):
            change(both) { $0.isSet = true }
            offer()
        case .cancel(let both):
            guard (both ? ofBoth : ofURLs).isSet else { return }
            change(both) { $0.isSet = false }
            offer()
        case .turn(let both): change(both) { $0.isOpen.toggle() }
        case .offer: offer()
        case .toggleURLHandler:
            handlesURLs.toggle()
            offerWaiting(areURLs: true)
        case .toggleActionHandler:
            handlesActions.toggle()
            offerWaiting(areURLs: false)
        case .answer:
            guard !unanswered.isEmpty, unanswered.removeFirst() == released else { return }
            released = nil
            release()
        case .disconnect(let scene):
            losses += kept.count { $0.scene == scene && $0.isHeld }
            kept.removeAll { $0.scene == scene }
        }
    }

    private mutating func change(_ both: Bool, _ body: (inout Condition) -> Void) {
        if both { body(&ofBoth) } else { body(&ofURLs) }
    }

    private func isAdmitted(isURL: Bool) -> Bool {
        (!ofBoth.isSet || ofBoth.isOpen) && (!isURL || !ofURLs.isSet || ofURLs.isOpen)
    }

    private mutating func come(isURL: Bool, _ scene: Int?) {
        count += 1
        let event = Event(number: count, isURL: isURL, scene: scene, isHeld: !isAdmitted(isURL: isURL))
        if event.isHeld || !arrive(event) { kept.append(event) }
    }

    /// Returns whether there is a handler, which takes the event.
    private mutating func arrive(_ event: Event) -> Bool {
        guard event.isURL ? handlesURLs : handlesActions else { return false }
        arrived.append(event.number)
        if !event.isURL { unanswered.append(event.number) }
        return true
    }

    private mutating func offer() {
        offerWaiting(areURLs: true)
        offerWaiting(areURLs: false)
        release()
    }

    private mutating func offerWaiting(areURLs: Bool) {
        guard areURLs ? handlesURLs : handlesActions else { return }
        for event in kept where event.isURL == areURLs && !event.isHeld {
            if !isAdmitted(isURL: areURLs) {
                if let index = kept.firstIndex(of: event) { kept[index].isHeld = true }
            } else if arrive(event) {
                kept.removeAll { $0 == event }
            }
        }
    }

    private mutating func release() {
        while released == nil,
            let index = kept.firstIndex(where: { $0.isHeld && isAdmitted(isURL: $0.isURL) })
        {
            kept[index].isHeld = false
            guard arrive(kept[index]) else { continue }
            if !kept[index].isURL { released = kept[index].number }
            kept.remove(at: index)
        }
    }
}

/// An app to which the steps happen.
@MainActor final class HeldEventSubject {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let urls = NumberedURLs()
    private let actions = NumberedActions()
    private let ofURLs = Gate()
    private let ofBoth = Gate()
    private var scenes: [UIScene] = []
    private var count = 0

    var arrived: [Int] { journal.numbers }
    var losses: Int { app.faults.count { $0.reason == .lostWhileHeld } }

    private let journal = NumberJournal()

    init() {
        (urls.journal, actions.journal) = (journal, journal)
        app.delegate.keptEventPolicy.limit = 10_000
        app.launch()
        scenes = [connect(), connect()]
    }

    /// Waits until all is released that can be: each event takes a turn, and as many as have come may be held.
    func settle() async { for _ in 0...(count - journal.numbers.count + 4) { await nextTurn() } }

    func perform(_ step: HeldEventStep) {
        switch step {
        case .url(let scene):
            count += 1
            app.delegate.deliver(
                .openURL, (URL(fileURLWithPath: "/\(count)"), [:]), in: scene.map { scenes[$0] })
        case .action(let scene):
            count += 1
            app.delegate.deliver(
                .performShortcutAction, UIApplicationShortcutItem(type: "\(count)", localizedTitle: ""),
                in: scene.map { scenes[$0] })
        case .set(let both): gate(both).set(in: app.delegate, both)
        case .cancel(let both): gate(both).token?.cancel()
        case .turn(let both): gate(both).isOpen.toggle()
        case .offer: app.delegate.offerKeptEvents()
        case .toggleURLHandler: app.delegate.urlDelegate = app.delegate.urlDelegate.isEmpty ? [urls] : []
        case .toggleActionHandler:
            app.delegate.shortcutItemDelegate = app.delegate.shortcutItemDelegate.isEmpty ? [actions] : []
        case .answer: actions.answer()
        case .disconnect(let scene):
            app.application.system.disconnect(scenes[scene])
            scenes[scene] = connect()
        }
    }

    private func gate(_ both: Bool) -> Gate { both ? ofBoth : ofURLs }

    private func connect() -> UIScene {
        guard let scene = app.application.system.connectScene() else { preconditionFailure("The app has scenes.") }
        return scene
    }

    private func nextTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}

@MainActor private final class Gate {
    var isOpen = false
    private(set) var token: Interception?

    func set(in delegate: AppDelegate, _ both: Bool) {
        token = delegate.intercept(
            both ? [.openURL, .performShortcutAction] : [.openURL], key: "\(both)",
            admitting: { [unowned self] _ in isOpen }, keepingRejected: true)
    }
}

@MainActor private final class NumberJournal {
    var numbers: [Int] = []
}

@MainActor private final class NumberedURLs {
    var journal = NumberJournal()
}

extension NumberedURLs: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        journal.numbers.append(Int(url.lastPathComponent) ?? 0)
        return true
    }
}

@MainActor private final class NumberedActions {
    var journal = NumberJournal()
    private var completions: [@Sendable (Bool) -> Void] = []

    func answer() { if !completions.isEmpty { completions.removeFirst()(true) } }
}

extension NumberedActions: ShortcutItemDelegate {
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        journal.numbers.append(Int(shortcutItem.type) ?? 0)
        completions.append(completionHandler)
    }
}
