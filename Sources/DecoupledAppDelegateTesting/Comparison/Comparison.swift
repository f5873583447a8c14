public import DecoupledAppDelegate

// This folder replays the same samples against two apps, and reports what differs. `Comparison` is what a test says,
// and `Comparison+Running` the way from samples to a report: `Cases` plays each case to both apps, `Outcomes` records
// what one app does, `Rules` compare two outcomes, `Acceptances` are the differences that are meant, and `Report` is
// the result.

/// Replays the same events against an app before and after a change, and reports what differs.
///
/// Use it while you adopt scenes or split an app delegate: pass the old app delegate, what takes its place, and a
/// closure that returns what the app's own code has done. What takes its place is another app delegate with a scene
/// delegate, or `Roles`.
///
/// ```swift
/// @Test func everythingIsStillDone() async {
///     let comparison = Comparison(
///         before: { OldAppDelegate() },
///         after: { NewAppDelegate() },
///         sceneDelegate: { NewSceneDelegate() },
///         effects: { Journal.take() }
///     )
///     let report = await comparison.run(.standard(infoPlist: Bundle.main.infoDictionary ?? [:]))
///     #expect(report.differences.isEmpty, "\(report)")
/// }
/// ```
///
/// A case is a sample and a ``Start``, with scenes or without. Each case begins with new objects from `before` and
/// `after`, and sends events in UIKit's order: the launch, what the app is launched for, and what follows. An app
/// delegate is called as UIKit calls it: with scenes where it has a scene delegate, else without. Roles are called both
/// ways, unless a scene delegate is given.
///
/// It compares the events that arrive, their arguments, the merged results, whether completion handlers are called
/// later or on another thread, the objects for a restoration handler, what the app asks of UIKit and of the
/// notification center, and the effects of each event in their order. App delegates are called directly, a subclass of
/// `AppDelegate` too, with slots of its own; so are scene delegates, and roles by their slots. Timers and threads of
/// the app do not take part. For a subclass in an app with scenes, pass `{ SceneDelegate() }`; its handlers get URLs
/// without their scene.
///
/// A case that is the first to show a kind of difference of an event, or what an observer does, is played once more,
/// with time for threads that come late on a busy machine. What the second play does not confirm is no difference,
/// unless it cannot show again, as what is done once in a process.
///
/// Cases run one after the other on the main thread; in an executable, run them in a task while `RunLoop.main` runs.
/// Let no other test that touches the same state run at that time.
@preconcurrency @MainActor public struct Comparison {
    /// How an app is when an event arrives.
    public enum Start: String, Hashable, Codable, Sendable, CaseIterable {
        /// Not running: the event launches it.
        case cold

        /// In the foreground, active.
        case foreground

        /// In the background.
        case background
    }

    /// Whether an app has adopted scenes.
    public enum World: String, Hashable, Codable, Sendable, CaseIterable {
        /// UIKit calls the app delegate alone.
        case withoutScenes

        /// UIKit calls the scene delegate for URLs, activities, quick actions and state.
        case withScenes
    }

    /// How long to wait for completion handlers before the deadlines pass, in seconds of real time; 2 by default.
    public var patience: TimeInterval = 2

    /// How long to wait after each event for work that the app's code has delayed, in seconds of real time; 0 by
    /// default.
    ///
    /// Set it to the longest delay in the code: work that is done even later may show in another case, or in none. It
    /// costs as much time after each launch and each event of the samples, on both sides. Variants wait only where the
    /// samples, or a launch, show that work is delayed. How long that is at most is said first, see ``onProgress``;
    /// each new difference adds the waits of its case, which is played again.
    public var lingering: TimeInterval = 0

    /// Receives a line about how far the comparison is, every ten seconds or when a longer case has ended, with the
    /// differences that are new; and at the beginning how long it may wait for delayed work.
    ///
    /// By default it is printed on standard error.
    public var onProgress: @MainActor (String) -> Void = { printOnStandardError("Comparison: \($0)") }

    /// Whether variants of the samples are played as well; true by default.
    ///
    /// A sample is played twice in one life of the app, links, quick actions, shares and responses also in a second
    /// window, and when that is the only one left, several background tasks at once. It is played with other arguments:
    /// a URL with other options and with a host that nobody knows, or that begins alike, a page of another site and an
    /// unknown one of its own, a dismissed notification and each of its actions, an identifier that begins alike, with
    /// a dot and without, a payload without its values or with values of another type.
    ///
    /// Then each argument is changed by itself: an option, a part of a URL, a value, the text of a reply or the end of
    /// a path is left out, is another, or is there where it was not, and is spelled in capitals; a window is asked for,
    /// and none. After a sample the app comes to the front again, its scene is disconnected and connects again, or the
    /// device is unlocked. A push comes while the app is inactive, and other URLs after the first. Each of several samples
    /// is repeated where it stands, and the last one varied. Then all samples are played in one life of the app, in both
    /// orders and back, each when the user has left the app, and each right after each other one, unless work is delayed:
    /// see ``lingering``.
    ///
    /// At last the app comes back with what earlier lives have saved, which `reset` does not put back then. After a
    /// life with every sample it is launched twice, with every sample again, and by each link, push and whatever else
    /// launches it, unless it adopts scenes. After each sample by itself it is launched twice, with the same sample
    /// again. After the first of several samples come the others, by themselves, unless the app adopts scenes, and after a
    /// launch. The life before is one of the same app, which the system may have ended in the background without notice,
    /// and one of the app before the change, as an update finds it.
    public var triesVariants = true

    /// Whether the order matters in which the app's code does what it does for one event; true by default.
    ///
    /// Set it to false where handlers do not depend on each other. The report says so.
    public var comparesOrder = true

    /// Whether it matters that a result comes on the same turn of the main queue; true by default.
    ///
    /// Set it to false where handlers are asynchronous functions that were none. The report says so.
    public var comparesTiming = true

    /// The kinds of differences that are not looked for.
    var uncompared: [Difference.Kind] { (comparesOrder ? [] : [.order]) + (comparesTiming ? [] : [.timing]) }

    let before: ComparedApp
    var after: ComparedApp
    let effects: (@MainActor () -> [String])?
    let reset: @MainActor () -> Void
    var acceptances: [Acceptance] = []

    /// A report that says what the app did before the change.
    var earlier: EarlierReport?
}
