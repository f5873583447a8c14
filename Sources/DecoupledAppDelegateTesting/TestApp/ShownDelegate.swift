import DecoupledAppDelegate

/// The app delegate that the app's code finds at its application, and that UIKit would call.
@MainActor enum ShownDelegate {
    /// The test's own, with its slots.
    case own

    /// Another one that inherits from `AppDelegate`, with slots of its own.
    case inheriting(AppDelegate)

    /// One without slots, which UIKit calls without the package in between.
    case plain(any UIApplicationDelegate)

    /// Creates one of a delegate other than the test's own; nil stands for the test's own.
    init(_ other: (any UIApplicationDelegate)?) {
        self = other.map { other in (other as? AppDelegate).map(Self.inheriting) ?? .plain(other) } ?? .own
    }

    /// The delegate, if it is not the test's own.
    var other: (any UIApplicationDelegate)? {
        switch self {
        case .own: nil
        case .inheriting(let delegate): delegate
        case .plain(let delegate): delegate
        }
    }

    /// The delegate, if it inherits from `AppDelegate`, and is not the test's own.
    var inheriting: AppDelegate? { if case .inheriting(let delegate) = self { delegate } else { nil } }

    /// Whether it has no slots.
    var isPlain: Bool { if case .plain = self { true } else { false } }
}
