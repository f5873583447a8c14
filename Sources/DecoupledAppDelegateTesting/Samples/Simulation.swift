import DecoupledAppDelegate

// The table of what happens outside an app, a row for each occasion: when it can happen, who receives it, and what is done to an app that is
// launched for it, or that runs. `SamplePlayer` follows it; `SamplePlayer+Headless` and `SamplePlayer+UIKit` do what is done with scenes.

// MARK: When it can happen

extension Occasion {
    /// The starts from which it can happen.
    var starts: [Start] { circumstances.starts }

    /// Which windows there have to be for it.
    var needs: Set<Need> { circumstances.needs }

    /// The windows that something needs.
    enum Need {
        /// The windows of an app with scenes, on both sides of a comparison.
        case scenes

        /// A second window, where the app has scenes after the change.
        case secondWindow

        /// No first window any more, where the app has scenes after the change: the system has disconnected it when the second was there.
        case endOfFirstWindow
    }

    /// A row: the starts from which it can happen, and the windows that there have to be for it.
    private var circumstances: (starts: [Start], needs: Set<Need>) {
        switch self {
        case .launch, .backgroundLaunch: ([.cold], [])
        case .sceneLaunch: ([.cold], [.scenes])
        case .leaving, .roundTrip, .reconnection(nil), .presentation, .covering, .uncovering: ([.foreground], [])
        case .secondWindow, .rotation, .reconnection: ([.foreground], [.scenes])
        case .nothing, .settings, .termination, .together: ([.foreground, .background], [])
        case .inLastWindow(_, let needs): ([.foreground, .background], needs)
        case .url, .activity, .share, .backgroundWork, .step: (Start.allCases, [])
        #if !os(tvOS)
        case .shortcut, .response: (Start.allCases, [])
        #endif
        case .several(_, let samples): (samples.opening.occasion.starts, samples.needs)
        case .lives(let samples): ([.cold], samples.needs)
        }
    }
}

@MainActor extension [Sample] {
    fileprivate var needs: Set<Occasion.Need> { reduce(into: []) { $0.formUnion($1.occasion.needs) } }
}

extension Occasion.Need {
    func isMet(in worlds: WorldPair) -> Bool {
        switch self {
        case .scenes: worlds.areEqual && worlds.after == .withScenes
        case .secondWindow, .endOfFirstWindow: worlds.after == .withScenes
        }
    }
}

// MARK: Who receives it

/// Who receives what happens in an app with scenes.
enum Receiver {
    /// The app delegate, or the notification center's, as without scenes.
    case appDelegate

    /// The delegate of a running scene.
    case sceneDelegate

    /// The package's scene delegate alone: UIKit would not call another one with this, since the sample has a scene of its own, or does not say
    /// what brings about an event for which scenes connect.
    case packageSceneDelegate
}

extension Sample {
    /// Who receives it in an app with scenes.
    var receiver: Receiver {
        switch occasion {
        case .url, .activity, .share: return .sceneDelegate
        #if !os(tvOS)
        case .shortcut: return .sceneDelegate
        #endif
        case .nothing:
            guard let method = event.sceneMethod else { return .appDelegate }
            return method == event.rawValue || event.isOfConnection ? .packageSceneDelegate : .sceneDelegate
        default: return .appDelegate
        }
    }
}

// MARK: What is done

/// What is done for a sample.
@MainActor struct Simulation {
    /// How the app is launched for it.
    enum Launch {
        /// A launch method that returns false keeps UIKit from calling the app for what it is launched for.
        case refusable

        case foreground
        case background
    }

    /// The options of a launch for it without scenes.
    ///
    /// An app with scenes is launched into the background, and then called as one that runs.
    var launchOptions: LaunchOptions = [:]

    var launch = Launch.refusable

    /// Whether the app comes to the front for it; in an app with scenes, of which none is connected, one connects for it.
    var opensApp = false

    /// Simulates it; the scene is nil in an app without scenes.
    let call: (UIScene?) -> Void
}

extension Sample {
    /// What is done for it by a player.
    func simulation(by player: SamplePlayer) -> Simulation {
        let app = player.app
        switch occasion {
        case .nothing: return Simulation { _ in player.deliver(self) }
        case .launch, .sceneLaunch: return Simulation(opensApp: true) { _ in }
        case .leaving: return Simulation { _ in app.enterBackground() }
        case .roundTrip: return Simulation { _ in app.makeRoundTrip() }
        case .backgroundLaunch(let options):
            return Simulation(launchOptions: options, launch: .background) { _ in }
        // The system ends an app that is in the background; one in front is swiped away.
        case .termination:
            return Simulation { _ in if app.isInBackground { app.terminate() } else { app.swipeAway() } }
        case .secondWindow: return Simulation { _ in player.connectSecondWindow() }
        case .rotation: return Simulation { _ in player.rotate() }
        case .reconnection(let type):
            return Simulation { _ in
                if app.hasScenes { player.reconnectScene(restoring: type) } else { app.makeRoundTrip() }
            }
        case .url(let url, let options):
            return Simulation(launchOptions: TestApp.launchOptions(of: url, options), opensApp: true) { scene in
                app.deliver(.openURL, (url, options), in: scene)
            }
        case .activity(let make):
            let activity = make()
            return Simulation(launchOptions: TestApp.launchOptions(of: activity), opensApp: true) { scene in
                player.continueUserActivity(activity, in: scene)
            }
        case .share(let make):
            return Simulation(launchOptions: Self.launchOptions(ofShare: make()), opensApp: true) { _ in
                player.deliver(self)
            }
        case .backgroundWork(let options):
            return Simulation(launchOptions: options, launch: .background) { _ in
                player.deliver(self)
            }
        // The package takes it for one if the same comes twice within a second. In the background UIKit asks nobody how to present.
        case .presentation: return Simulation { _ in if !app.isInBackground { player.deliver(self, after: 1) } }
        case .settings: return Simulation(opensApp: true) { _ in player.deliver(self, after: 1) }
        #if !os(tvOS)
        case .shortcut(let make):
            let item = make()
            return Simulation(launchOptions: [.shortcutItem: item], opensApp: true) { scene in
                player.performShortcut(item, in: scene)
            }
        case .response(let make):
            let response = make()
            let opensApp = app.opensApplication(for: response)
            let options = opensApp ? TestApp.launchOptions(of: response) : [:]
            return Simulation(launchOptions: options, launch: opensApp ? .foreground : .background) { _ in
                player.respond(to: response, opensApp: opensApp)
            }
        #endif
        case .together(let samples): return Simulation { _ in for sample in samples { player.simulate(sample) } }
        case .inLastWindow(let sample, _):
            return Simulation { _ in player.simulate(sample, in: \.scenes.last) }
        case .covering: return Simulation { _ in player.cover() }
        case .uncovering: return Simulation { _ in player.uncover() }
        // Played part by part.
        case .step, .several, .lives: return Simulation { _ in }
        }
    }
}
