#if !os(tvOS)
extension EventRouter {
    /// Receives the quick action and the response to a notification that a scene was connected for.
    func routeActions(of options: UIScene.ConnectionOptions, in scene: UIScene) {
        if let item = options.shortcutItem {
            deliver(.performShortcutAction, item, via: .sceneConnection, in: scene, object: item)
        }
        centerDelegateInstaller.installOrReinstall()
        guard let response = options.notificationResponse, !centerDelegateInstaller.leavesResponsesToOthers else {
            return
        }
        deliver(.didReceiveNotificationResponse, response, via: .sceneConnection, object: response)
    }

    /// What a scene is connected for that not every platform has.
    fileprivate func contentsOfPlatform(of options: UIScene.ConnectionOptions) -> [ConnectionContent] {
        let action = options.shortcutItem.map {
            ConnectionContent(
                text: "the quick action \($0.type)",
                hasCome: duplicateDetector.hasCome(.performShortcutAction, with: ObjectIdentifier($0)))
        }
        let response = options.notificationResponse.map {
            ConnectionContent(
                text: "a response to a notification",
                hasCome: duplicateDetector.hasCome(.didReceiveNotificationResponse, with: $0.contentKey))
        }
        return [action, response].compactMap(\.self)
    }
}

extension CenterDelegateInstaller {
    /// Whether the center brings a response, for which a scene connects as well, to a delegate that takes it in place
    /// of the handlers, or that decides whether they receive it.
    fileprivate var leavesResponsesToOthers: Bool {
        let event = AppEvent.didReceiveNotificationResponse
        if let other { return !isWanted && other.responds(to: Selector(event.rawValue)) }
        return delegate.overrides(event, defaultingTo: false)
    }
}

extension UIScene.OpenURLOptions {
    /// The option that not every platform has, as the app delegate's method has it.
    var attribution: DecoupledAppDelegate.OpenURLOptions {
        eventAttribution.map { [.eventAttribution: $0] } ?? [:]
    }
}
#endif

/// One of the things that a scene connects for.
struct ConnectionContent {
    /// What it is, in words that show nothing of the user's.
    let text: String

    /// Whether it has come by another entry point.
    let hasCome: Bool
}

extension EventRouter {
    /// Returns what a scene is connected for.
    func contents(of options: UIScene.ConnectionOptions) -> [ConnectionContent] {
        var contents = options.urlContexts.inOrder.map {
            ConnectionContent(
                text: "a URL of the scheme \($0.url.scheme ?? "nil")",
                hasCome: duplicateDetector.hasCome(.openURL, with: $0.url))
        }
        contents += options.userActivities.inOrder.map {
            ConnectionContent(
                text: "an activity of the type \($0.activityType)",
                hasCome: duplicateDetector.hasCome(.continueUserActivity, with: ObjectIdentifier($0)))
        }
        #if CloudKit
        if let share = options.cloudKitShareMetadata {
            contents.append(
                ConnectionContent(
                    text: "a CloudKit share",
                    hasCome: duplicateDetector.hasCome(.didAcceptCloudKitShare, with: ObjectIdentifier(share))))
        }
        #endif
        return contents + contentsOfPlatform(of: options)
    }
}

@MainActor extension Set<UIOpenURLContext> {
    /// The URLs by their text.
    var inOrder: [UIOpenURLContext] { ordered { $0.url.absoluteString } }
}

@MainActor extension Set<NSUserActivity> {
    /// The activities by their type.
    var inOrder: [NSUserActivity] { ordered(by: \.activityType) }
}

extension UIScene.OpenURLOptions {
    /// The options as the app delegate's method has them.
    var dictionary: DecoupledAppDelegate.OpenURLOptions {
        var options = attribution
        options[.openInPlace] = openInPlace
        options[.sourceApplication] = sourceApplication
        options[.annotation] = annotation
        return options
    }
}
