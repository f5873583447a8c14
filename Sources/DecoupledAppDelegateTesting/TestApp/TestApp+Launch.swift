public import DecoupledAppDelegate

// Cold launches of an app without scenes. UIKit delivers what the app was launched for after the launch methods, unless one of them returned
// false, and then the app becomes active: https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence

extension TestApp {
    /// Launches the app, as a user does who taps its icon.
    ///
    /// - Parameter isInBackground: Whether the system launches it for work in the background, so that it does not become active.
    /// - Returns: False if a handler returned false.
    @discardableResult public func launch(inBackground isInBackground: Bool = false) -> Bool {
        launch(with: nil, inBackground: isInBackground) { $0 }
    }

    /// Launches the app for a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The app that opens the URL, which is among the launch options as well, and how it may be used.
    /// - Returns: Whether a handler has handled the URL; false if a launch method returned false.
    @discardableResult
    public func launch(opening url: URL, options: OpenURLOptions = [:]) -> Bool {
        launch(with: Self.launchOptions(of: url, options)) { isWilling in isWilling && open(url, options: options) }
    }

    static func launchOptions(of url: URL, _ options: OpenURLOptions) -> LaunchOptions {
        var launchOptions: LaunchOptions = [.url: url]
        launchOptions[.sourceApplication] = options[.sourceApplication]
        return launchOptions
    }

    /// Launches the app for a user activity, such as a universal link or Handoff.
    ///
    /// - Parameter activity: The activity.
    /// - Returns: Whether a handler has handled the activity; false if a launch method returned false.
    @discardableResult public func launch(continuing activity: NSUserActivity) -> Bool {
        launch(with: Self.launchOptions(of: activity)) { isWilling in isWilling && continueUserActivity(activity) }
    }

    /// What tells an activity from others in launch options, the same in each test, so that two apps are given the same.
    static var activityIdentifier: String { "5EED0000-0000-4000-8000-000000000001" }

    /// Launches the app and delivers what it was launched for.
    @discardableResult
    func launch<Answer>(
        with options: LaunchOptions?,
        inBackground: Bool = false,
        _ deliverReason: (_ isWilling: Bool) -> Answer
    ) -> Answer {
        inTurn {
            life.launch(inBackground: inBackground)
            showLaunch(inBackground: inBackground)
            // A window that the app delegate has by now comes from the storyboard, and UIKit shows it.
            delegate.window?.isHidden = false
            delegate.router.willLaunch(inBackground: inBackground, isOfOwnApplication: hasOwnApplication)
            shownDelegate.inheriting?.router.willLaunch(inBackground: inBackground, isOfOwnApplication: false)
            let will = send(.willFinishLaunching, options)
            let did = send(.didFinishLaunching, options)
            let answer = deliverReason(will && did)
            if !inBackground { send(.didBecomeActive) }
            return answer
        }
    }
}
