public import DecoupledAppDelegate

/// Something that an app no longer does, newly does, or does differently.
public struct Difference: Hashable, Codable, Sendable {
    /// The kind of difference.
    ///
    /// Compare kinds with `==` or in a `switch` with a `default`, as later versions of the package may add some.
    public struct Kind: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The name of the static member, such as `notHandled`.
        public let rawValue: String

        /// Creates a kind from its name.
        ///
        /// - Parameter rawValue: The name of the static member.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name.
        public var description: String { rawValue }

        /// UIKit no longer sends the event, as in an app that has adopted scenes.
        public static let notSent = Kind(rawValue: "notSent")

        /// UIKit sends the event, and no handler is called for it.
        public static let notHandled = Kind(rawValue: "notHandled")

        /// The event is sent only afterwards.
        public static let newlySent = Kind(rawValue: "newlySent")

        /// The merged result is another.
        public static let answer = Kind(rawValue: "answer")

        /// The completion handler is called too late or never, and was called before; or the other way round.
        public static let promptness = Kind(rawValue: "promptness")

        /// The result comes on a later turn of the main queue, and came before the method returned; and before the work is done, which it did not.
        public static let timing = Kind(rawValue: "timing")

        /// A completion handler is called on another thread than the main thread, and was not.
        public static let thread = Kind(rawValue: "thread")

        /// The event arrives with other arguments.
        public static let arguments = Kind(rawValue: "arguments")

        /// The restoration handler is called with other objects, or not called.
        public static let restoration = Kind(rawValue: "restoration")

        /// The app's code does something more or less, is called more or less often, or does something only after UIKit has been told that it is
        /// done.
        public static let effects = Kind(rawValue: "effects")

        /// The app's code does the same for the event in another order.
        public static let order = Kind(rawValue: "order")

        /// The app's code does the same, for another event.
        public static let moved = Kind(rawValue: "moved")

        /// A handler makes a mistake that the app delegate did not make.
        public static let fault = Kind(rawValue: "fault")

        /// UIKit finds a method that it did not find, or no longer finds it.
        public static let response = Kind(rawValue: "response")

        /// The app no longer registers for remote notifications, or newly does.
        public static let registration = Kind(rawValue: "registration")

        /// Nobody receives what the notification center sends, or somebody newly does; or other actions are declared for notifications.
        public static let notificationCenter = Kind(rawValue: "notificationCenter")

        /// A person who has the app in front sees other root view controllers, or a black screen.
        public static let window = Kind(rawValue: "window")

        /// A difference is accepted that does not exist.
        public static let unneededAcceptance = Kind(rawValue: "unneededAcceptance")

        /// There was no case to compare, so that nothing is known to be equal.
        public static let notCompared = Kind(rawValue: "notCompared")
    }

    /// The kind of difference.
    public let kind: Kind

    /// The event; nil if the difference concerns the case as a whole.
    public let event: AppEvent?

    /// The name of the event's slot; nil if the difference concerns the case as a whole, or the slot does not matter to it.
    public let slot: String?

    /// What it was before, as text.
    public let before: String

    /// What it is afterwards, as text.
    public let after: String

    /// Whether the app had scenes afterwards where it was seen; empty if it concerns no case.
    public internal(set) var worlds: [Comparison.World] = []

    init(_ kind: Kind, of event: AppEvent? = nil, in slot: String? = nil, before: String, after: String) {
        self.kind = kind
        self.event = event
        self.slot = slot
        self.before = before
        self.after = after
    }

    /// Launch options that an app without scenes had: their text differs from case to case, and what matters is that there were some.
    static let launchOptions = "launch options"

    /// That there are none.
    static let noLaunchOptions = "nil, as in any app with scenes"

    /// There was nothing to compare.
    static let ofNothing = Difference(.notCompared, before: "–", after: "no case")

    /// Whether it is about the comparison, and not about the app.
    var isOfComparison: Bool { kind == .unneededAcceptance || kind == .notCompared }
}

extension Difference {
    static let afterResult = ", after the result"

    /// What the text of declared actions begins with.
    static let actions = "actions: "

    /// Whether another difference is the same, wherever it was seen.
    func isSame(as other: Difference) -> Bool {
        var other = other
        other.worlds = worlds
        return self == other
    }

    /// What it means and what to do about it.
    public var advice: String {
        switch kind {
        case .notSent:
            "UIKit no longer sends it: under scenes, or because a launch method returned false. Do its work for the event that "
                + "takes its place."
        case .notHandled:
            slot.map { "No handler is called. Put one into \($0)." } ?? "No method is called. Implement it again."
        case .newlySent:
            "UIKit now sends an event that it did not send. Have your code expect it, or narrow handles(_:)."
        case .answer: "UIKit acts on the result. Compare what each side returns, and the order of handlers."
        case .promptness: "Call the completion handler once, on every path, before the deadline."
        case .timing where after == "at once":
            "The completion handler is called before its work is done, and UIKit may suspend the app then. "
                + "Call it when the work is done."
        case .timing:
            "What ran before the method returned now runs after it. Call the completion handler at once if that matters."
        case .thread:
            "UIKit gets the result on the main thread all the same. Check what else the handler does on that thread."
        case .arguments: "Code that reads a missing argument silently does nothing. Pass on every argument."
        case .restoration: "Call the restoration handler with the objects that are to be restored."
        case .effects where after.hasSuffix(Self.afterResult), .order where after.hasSuffix(Self.afterResult):
            "UIKit may suspend the app once the completion handler is called. Call it when the work is done."
        case .effects: "Move the code that does it, or remove the code that now does it twice."
        case .order:
            "If the order matters, reorder \(slot.map { "the handlers of \($0)" } ?? "the calls"); else accept differences in order."
        case .moved: "The same happens for another event. Do it for the same event as before if the time matters."
        case .fault: "The package works around it, and UIKit alone does not. Correct the code."
        case .response:
            "UIKit asks which methods there are, and acts on it. "
                + (slot.map { "Fill \($0), or narrow handles(_:)." } ?? "Implement the same ones.")
        case .registration: "Call registerForRemoteNotifications() where the app delegate did."
        case .notificationCenter where before.hasPrefix(Self.actions):
            "Declare the same actions for each category by setNotificationCategories(_:)."
        case .notificationCenter:
            "Set the center's delegate where it was set before; a handler in userNotificationsDelegate makes it the package."
        case .window:
            "Make the window with the scene that connects, give it the same root view controller, and call makeKeyAndVisible()."
        case .unneededAcceptance: "Nothing differs there any more. Remove the acceptance."
        case .notCompared:
            "No sample has a case in these worlds, or none can be simulated here. Run the test on Linux or macOS."
        default: ""
        }
    }
}
