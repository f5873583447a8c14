#if !os(tvOS)
/// The role that says which interface orientations the app supports.
///
/// All handlers are called, in slot order, on the main thread; the result is what all of them support. A handler may
/// widen what Info.plist declares. A mask that has nothing in common with those before it is left out and reported as a
/// ``Fault``, since UIKit raises an exception on an empty mask. Without a handler the app's declaration applies.
@preconcurrency @MainActor public protocol OrientationDelegate: RoleHandler {
    /// Called when UIKit wants to know the orientations that a window may be shown in.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - window: The window, or nil for the app as a whole.
    /// - Returns: The orientations that this handler supports; without an opinion,
    ///   `application.supportedInterfaceOrientations(for: window)`, which is what Info.plist declares.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

/// What all handlers support, or what the app declares if none says anything that can be used.
struct CommonOrientations: Combination {
    let declared: UIInterfaceOrientationMask
    private(set) var common: UIInterfaceOrientationMask?

    var output: UIInterfaceOrientationMask { common ?? declared }

    mutating func add(_ answer: UIInterfaceOrientationMask) -> AnswerEffect {
        let rest = common?.intersection(answer) ?? answer
        guard !rest.isEmpty else { return .refused(.noCommonOrientation) }
        common = rest
        return .none
    }
}

nonisolated extension AppEvent {
    /// UIKit wants to know the supported orientations.
    public static let supportedInterfaceOrientations = Event<UIWindow?, UIInterfaceOrientationMask>(
        "application:supportedInterfaceOrientationsForWindow:")
}

extension Slots {
    /// Interface orientations.
    public var orientationDelegate: Slot<any OrientationDelegate> {
        Slot {
            asked(
                .supportedInterfaceOrientations,
                combining: { CommonOrientations(declared: $1.supportedInterfaceOrientations(for: $0)) }
            ) {
                $0.application($2.application, supportedInterfaceOrientationsFor: $1)
            }
        }
    }
}
#endif
