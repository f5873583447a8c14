/// The protocol with the shared instance of ``AppDelegate``.
///
/// The property is declared here, not in the class, so that an app's own class that inherits from ``AppDelegate`` may
/// declare a `shared` of its own, which then hides this one.
@preconcurrency @MainActor public protocol SharedAppDelegate: AnyObject {}

extension SharedAppDelegate where Self: AppDelegate {
    /// The app delegate whose slots an app fills.
    public static var shared: AppDelegate { PlayedAppDelegate.current?.delegate ?? AppDelegate.sharedDelegate }
}

/// The app delegate that a test plays events to, which is the shared one for the code that it calls.
@MainActor package final class PlayedAppDelegate {
    /// The app delegate of this task and those that it makes; nil outside such a test.
    @TaskLocal package static var current: PlayedAppDelegate?

    package let delegate: AppDelegate

    package init(_ delegate: AppDelegate) { self.delegate = delegate }
}
