import DecoupledAppDelegate

/// The app delegate that the app's code finds at its application, and that UIKit would call.
@MainActor struct ShownDelegate {
    /// The delegate, if it is not the test's own, with its slots.
    let other: (any UIApplicationDelegate)?

    /// The delegate, if it is another one that inherits from `AppDelegate`, with slots of its own.
    var inheriting: AppDelegate? { other as? AppDelegate }

    /// Whether it is one without slots, which UIKit calls without the package in between.
    var isPlain: Bool { other != nil && inheriting == nil }
}
