import DecoupledAppDelegate

@MainActor extension [Sample] {
    /// The events that an app can receive, by what it declares.
    ///
    /// Every app is launched, also before the device is unlocked, left, terminated, warned of low memory, locked and unlocked, and asked for
    /// its orientations. Its Info.plist adds URLs, activities, quick actions, pushes, background fetches and a launch for a location, and its
    /// entitlements add universal links. There is no second window where the scene manifest allows one alone. Any other event is sent only
    /// if the app before or after the change has a method or a handler for it. Pass a sample of your own for each of these: without one,
    /// arguments are made up, which the app may not know.
    /// ``ComparisonReport/madeUp`` names them, and ``ComparisonReport/coverage`` the methods that have no sample all the same.
    ///
    /// - Parameters:
    ///   - infoPlist: The app's Info.plist. `Bundle.main.infoDictionary` is the app's only in a test bundle with a host app.
    ///   - entitlements: The app's entitlements.
    ///   - samples: Samples of your own; one takes the place of those of the same URL scheme, activity type, host, quick action or event.
    /// - Returns: The samples.
    @preconcurrency public static func standard(
        infoPlist: [String: Any], entitlements: [String: Any] = [:], adding samples: [Sample] = []
    ) -> [Sample] {
        let declaration = AppDeclaration(infoPlist: infoPlist, entitlements: entitlements)
        let known = Set(samples.map(\.subject))
        let declared =
            ofEveryApp + samples + madeUp(for: declaration).filter { !known.contains($0.subject) }.map(\.asMadeUp)
        let events = Set(declared.flatMap(\.events))
        let others = onDemand.map(\.asMadeUp) + configurations(for: declared)
        let all = declared + others.filter { !events.contains($0.event) }.map(\.asOnDemand)
        let windows = declaration.supportsMultipleScenes == false ? Sample.Windows.one : .several
        return all.map { $0.inApp(with: windows) }
    }

    private static var ofEveryApp: [Sample] {
        var samples: [Sample] = [
            .launch, .roundTrip, .termination, Sample(.didReceiveMemoryWarning) {},
            Sample(.significantTimeChange) {},
            .several("the device is locked and unlocked", .lock, .unlock),
            Sample(.shouldAllowExtensionPoint) { .keyboard },
        ]
        #if !os(tvOS)
        samples.append(Sample(.supportedInterfaceOrientations) { nil })
        #endif
        return samples + Sample.launchBeforeUnlocking
    }

    private static func madeUp(for declaration: AppDeclaration) -> [Sample] {
        var samples: [Sample] = declaration.urlSchemes.compactMap { URL(string: "\($0)://sample") }.map { .url($0) }
        samples += declaration.activityTypes.map { .activity($0) }
        samples += declaration.webHosts.compactMap { URL(string: "https://\($0)/") }.map {
            .activity(NSUserActivityTypeBrowsingWeb, webpageURL: $0)
        }
        #if !os(tvOS)
        samples += declaration.shortcutTypes.map { .shortcut($0) }
        #endif
        #if RemoteNotifications
        if declaration.backgroundModes.contains("remote-notification")
            || declaration.entitlements?["aps-environment"] != nil
        {
            samples += pushes
        }
        #endif
        if declaration.backgroundModes.contains("location") {
            // Not every platform has the key.
            let key = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
            samples.append(.launch(inBackgroundWith: [key: true], named: "a launch for a location"))
        }
        #if !os(visionOS)
        if declaration.backgroundModes.contains("fetch") { samples.append(.fetch) }
        #endif
        return samples
    }

    #if RemoteNotifications
    static var pushes: [Sample] {
        [
            .push(["aps": ["content-available": 1]]),
            Sample(.didRegisterForRemoteNotifications) { Data(repeating: 7, count: 4) }
                .on(.nothing, as: "device token"),
            Sample(.didFailToRegisterForRemoteNotifications) { CancellationError() }
                .on(.nothing, as: "failed registration"),
        ]
    }
    #endif
}

extension Sample {
    /// What the sample is about, so that a real one takes the place of one that is made up.
    fileprivate var subject: [String?] { [event.rawValue, occasion.subject] }

    fileprivate var asMadeUp: Sample { with { $0.isMadeUp = occasion.hasArguments } }

    fileprivate func inApp(with windows: Windows) -> Sample {
        with {
            $0.windows = windows
            if case .several(let name, let parts) = occasion {
                $0.occasion = .several(name, parts.map { $0.inApp(with: windows) })
            }
        }
    }

    fileprivate var asOnDemand: Sample { with { $0.isOnDemand = true } }

    /// The events that the sample brings about.
    var events: [AppEvent] {
        switch occasion {
        case .several(_, let samples): samples.flatMap(\.events)
        case .activity: [event, .willContinueUserActivity]
        default: [event]
        }
    }
}

extension Occasion {
    fileprivate var subject: String? {
        switch self {
        case .url(let url, _): return url.scheme
        case .backgroundLaunch: return "in the background"
        case .activity(let make):
            let activity = make()
            return activity.activityType == NSUserActivityTypeBrowsingWeb
                ? activity.webpageURL?.host : activity.activityType
        #if !os(tvOS)
        case .shortcut(let make): return make().type
        #endif
        default: return nil
        }
    }

    /// Whether there is something to make up; a quick action and a fetch are known by what the app declares.
    fileprivate var hasArguments: Bool {
        switch self { #if !os(tvOS)
        case .shortcut: false
        #endif
        case .backgroundWork(let options): !options.isEmpty
        case .backgroundLaunch: false
        default: true
        }
    }
}
