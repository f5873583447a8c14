public import DecoupledAppDelegate

extension Sample {
    /// A launch by the user, who taps the app's icon.
    public static var launch: Sample { Sample(.didFinishLaunching) { nil }.on(.launch) }

    /// A launch into the background, of which the launch options alone say why.
    static func launch(inBackgroundWith options: LaunchOptions, named name: String) -> Sample {
        Sample(.didFinishLaunching) { nil }.on(.backgroundLaunch(options)).named(name)
    }

    /// The user leaves the app, which goes to the background; a ``launch`` brings it back.
    ///
    /// Use it among ``several(_:_:_:)``, before a ``step(_:_:)`` that lets time pass, or before a push.
    public static var leaving: Sample { Sample(.didEnterBackground) {} }

    /// The user leaves the app and comes back.
    public static var roundTrip: Sample { Sample(.didEnterBackground) {}.on(.roundTrip) }

    static var covered: Sample { Sample(.willResignActive) {} }

    static var uncovered: Sample { Sample(.didBecomeActive) {} }

    /// The app ends: from the foreground because the user swipes it away, from the background because the system terminates it.
    ///
    /// A scene that is swiped away does not enter the background: what it saves in `sceneDidEnterBackground(_:)` is not saved.
    public static var termination: Sample { Sample(.willTerminate) {} }

    /// Several samples, one after the other, sent to the same app.
    ///
    /// Use it if an earlier event changes what the app does later, in the same life or in the next: a comparison also ends, or updates, the app
    /// in between. Turns of the main queue pass in between, until the app has settled. A
    /// ``step(_:_:)`` runs where it stands, first of all if it comes before the first event. After a ``termination`` the app gets no other
    /// sample, and a ``launch`` brings an app that runs to the front: ``ComparisonReport/notPlayed`` names what UIKit would not do.
    /// `findings(trying:)` sends only the first.
    ///
    /// - Parameters:
    ///   - name: What happens, for readers.
    ///   - first: What happens first; a cold start is one by this.
    ///   - others: What happens then.
    /// - Returns: The sample.
    public static func several(_ name: String, _ first: Sample, _ others: Sample...) -> Sample {
        several(name, [first] + others)
    }

    /// Several samples, at least one, of which each may be several.
    static func several(_ name: String, _ samples: [Sample]) -> Sample {
        let parts = samples.flatMap(\.parts)
        return parts.opening.on(.several(name, parts))
    }

    /// What it begins with, by which the app is launched if it does not run.
    var opening: Sample { parts.opening }

    /// The samples that are played for it, one after the other.
    var parts: [Sample] {
        switch occasion {
        case .several(_, let samples): samples
        case .lives(let samples): samples.flatMap(\.parts)
        default: [self]
        }
    }

    /// What is played for it in each life of the app.
    var lives: [Sample] { if case .lives(let samples) = occasion { samples } else { [self] } }

    /// The names of the parts that are not played, and why: after its end UIKit would launch the app anew, and an app that runs is not launched.
    var partsNotPlayed: [String] {
        let parts = parts.filter { !$0.isStep }
        let isEnd = { (part: Sample) in if case .termination = part.occasion { true } else { false } }
        let ended = parts.drop { !isEnd($0) }.dropFirst()
        let launches = parts.dropLast(ended.count).dropFirst().filter { !$0.isLaunch && $0.occasion.starts == [.cold] }
        return launches.map { "\($0.name), of an app that runs" } + ended.map { "\($0.name), after the end" }
    }

    /// The names of what is played for it, if that is several samples, and then of what was played in a life before.
    var sampleNames: [String] { ((parts.count > 1 ? parts : []) + earlierLife).map(\.name) }

    /// A step of the test's own code among ``several(_:_:_:)``, such as signing in.
    ///
    /// Before the first event of a cold start it runs before the app's objects are made, for which it can save something; one that uses them
    /// follows a ``launch``. Else it runs in the app as it then is.
    ///
    /// - Parameters:
    ///   - name: What it does, for readers.
    ///   - body: The code.
    /// - Returns: The sample.
    public static func step(_ name: String, _ body: @escaping @MainActor () async -> Void) -> Sample {
        Sample(step: name, body)
    }

    /// A URL to open.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The app that opens the URL, and how it may be used; UIKit always says whether it may be opened in place.
    /// - Returns: The sample.
    public static func url(_ url: URL, options: OpenURLOptions = [.openInPlace: false]) -> Sample {
        // UIKit always says whether a document may be opened in place.
        let options = options.merging([.openInPlace: false]) { given, _ in given }
        return Sample(.openURL) { (url, options) }.on(.url(url, options))
    }

    /// An activity to continue.
    ///
    /// - Parameters:
    ///   - type: The activity's type.
    ///   - webpageURL: Its page.
    ///   - userInfo: What it carries.
    /// - Returns: The sample.
    public static func activity(_ type: String, webpageURL: URL? = nil, userInfo: [String: any Sendable] = [:])
        -> Sample
    {
        let activity: @MainActor () -> NSUserActivity = {
            let activity = NSUserActivity(activityType: type)
            activity.webpageURL = webpageURL
            activity.userInfo = userInfo
            return activity
        }
        return .activity(activity)
    }

    static func activity(_ activity: @escaping @MainActor () -> NSUserActivity) -> Sample {
        Sample(.continueUserActivity) {
            (activity(), { _ in })
        }.on(.activity(activity), as: "activity")
    }

    /// Events of a background URL session.
    ///
    /// - Parameter identifier: The session's identifier.
    /// - Returns: The sample.
    public static func backgroundURLSession(_ identifier: String) -> Sample {
        Sample(.handleBackgroundURLSessionEvents) { identifier }
            .on(.backgroundWork([:]), as: "background session")
    }

    #if !os(tvOS)
    /// A Home Screen quick action.
    ///
    /// - Parameters:
    ///   - type: The quick action's type.
    ///   - userInfo: What it carries.
    /// - Returns: The sample.
    public static func shortcut(_ type: String, userInfo: [String: any NSSecureCoding]? = nil) -> Sample {
        let item: @MainActor () -> UIApplicationShortcutItem = {
            UIApplicationShortcutItem(
                type: type, localizedTitle: type, localizedSubtitle: nil, icon: nil, userInfo: userInfo)
        }
        return .shortcut(item)
    }

    static func shortcut(_ item: @escaping @MainActor () -> UIApplicationShortcutItem) -> Sample {
        Sample(.performShortcutAction, item).on(.shortcut(item))
    }
    #endif

    #if RemoteNotifications
    /// A remote notification.
    ///
    /// - Parameter userInfo: Its payload.
    /// - Returns: The sample.
    public static func push(_ userInfo: [AnyHashable: Any]) -> Sample {
        Sample(.didReceiveRemoteNotification) { userInfo }
            .on(.backgroundWork(launchOptions(ofPush: userInfo)), as: "push")
    }

    /// A remote notification from a file, as `simctl push` takes them.
    ///
    /// - Parameter file: An `.apns` file.
    /// - Returns: The sample.
    /// - Throws: Why the file cannot be read.
    public static func push(contentsOf file: URL) throws -> Sample {
        let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        guard var payload = contents as? [String: Any] else { throw CocoaError(.fileReadCorruptFile) }
        payload["Simulator Target Bundle"] = nil
        return push(payload)
    }
    #endif

    #if !os(visionOS)
    /// A background fetch.
    public static var fetch: Sample {
        Sample(.performFetch) {}.on(.backgroundWork([:]), as: "background fetch")
    }
    #endif
}

@MainActor extension [Sample] {
    /// The first that is no step.
    var opening: Sample { first { !$0.isStep } ?? self[0] }
}
