/// What gives ``AppDelegate`` its shared instance.
///
/// The property is declared here, not in the class, so that an app's own class that inherits from ``AppDelegate`` may declare a `shared`
/// of its own, which then hides this one.
@preconcurrency @MainActor public protocol SharedAppDelegate: AnyObject {}

extension SharedAppDelegate where Self: AppDelegate {
    /// The app delegate whose slots an app fills.
    public static var shared: AppDelegate { AppDelegate.sharedDelegate }
}
