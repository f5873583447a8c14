#if !os(tvOS)
/// The role that says which interface orientations the app supports.
///
/// All handlers are asked, in slot order, on the main thread; the combined answer is what all of them support. A handler may
/// widen what Info.plist declares. A mask that has nothing in common with those before it is left out and reported as a
/// ``Fault``, since UIKit raises an exception on an empty answer. Without a handler the app declares for itself.
@MainActor
public protocol OrientationDelegate: RoleHandler {
    /// Called when UIKit wants to know the orientations that a window may be shown in.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - window: The window, or nil for the app as a whole.
    /// - Returns: The orientations that this handler supports.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

/// The arguments of the question for orientations.
public struct OrientationInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The window, or nil for the app as a whole.
    public var window: UIWindow?

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String { "" }
}

/// What all handlers support, or what the app declares if none says anything that can be used.
struct CommonOrientations: Combination {
    let declared: UIInterfaceOrientationMask
    private var common: UIInterfaceOrientationMask?

    init(declared: UIInterfaceOrientationMask) {
        self.declared = declared
    }

    var output: UIInterfaceOrientationMask { common ?? declared }

    mutating func add(_ answer: UIInterfaceOrientationMask) -> Progress {
        let rest = common?.intersection(answer) ?? answer
        guard !rest.isEmpty else { return .refused(.noCommonOrientation) }
        common = rest
        return .open
    }

    func objection(to output: UIInterfaceOrientationMask) -> Fault.Reason? {
        output.isEmpty ? .noCommonOrientation : nil
    }

    static func text(of answer: UIInterfaceOrientationMask) -> String {
        let names: [(UIInterfaceOrientationMask, String)] = [
            (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
            (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
        ]
        let contained = names.filter { answer.contains($0.0) }.map(\.1)
        return contained.isEmpty ? "none" : contained.joined(separator: "+")
    }

    static func text(ofOutput output: UIInterfaceOrientationMask) -> String { text(of: output) }
}

extension AppEvent {
    /// UIKit wants to know the supported orientations.
    public static let supportedInterfaceOrientations = AppEvent(
        rawValue: "application:supportedInterfaceOrientationsForWindow:"
    )
}

extension Event<OrientationInput, UIInterfaceOrientationMask> {
    /// UIKit wants to know the supported orientations.
    public static var supportedInterfaceOrientations: Self { Self(.supportedInterfaceOrientations) }
}

extension Slot<Roles, any OrientationDelegate> {
    static var orientation: Self {
        Slot("orientationDelegate", \.orientationDelegate, events: [.supportedInterfaceOrientations])
    }
}

extension EventRouter<Roles> {
    func supportedInterfaceOrientations(_ input: OrientationInput) -> UIInterfaceOrientationMask {
        let declared = input.application.supportedInterfaceOrientations(for: input.window)
        return pass(
            .supportedInterfaceOrientations,
            input,
            to: slots.orientationDelegate,
            in: .orientation,
            combining: CommonOrientations(declared: declared)
        ) {
            $0.application($1.application, supportedInterfaceOrientationsFor: $1.window)
        }
    }
}
#endif
