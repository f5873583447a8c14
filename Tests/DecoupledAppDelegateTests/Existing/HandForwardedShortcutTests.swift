#if !os(tvOS)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A scene delegate forwards a quick action to the app delegate by hand while a handler has not answered it: it is neither lost nor kept for
/// others after somebody has performed it.
@MainActor
@Suite(.serialized)
struct HandForwardedShortcutTests {
    private let app = TestApp()
    private let old = OldShortcutDelegate()
    private let journal = Journal()
    private let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")

    init() {
        app.sceneDelegateClass = ShortcutForwardingSceneDelegate.self
        ShortcutForwardingSceneDelegate.target = app
        ShortcutForwardingSceneDelegate.callsSuperFirst = true
    }

    @Test func aQuickActionThatBothDeclineIsKept() async throws {
        let scanner = addScanner()
        old.performs = false
        try perform()
        scanner.answer(false)
        let later = ShortcutHandler("later", answering: true, in: journal)
        app.delegate.shortcutItemDelegate.append(later)
        await app.settle()
        #expect(old.types == ["scan"])
        #expect(journal.lines == ["scanner", "later"])
    }

    @Test func aQuickActionThatTheWrappedDelegatePerformsIsNotKept() async throws {
        let scanner = addScanner()
        #expect(try perform().answer == true)
        scanner.answer(false)
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("later", answering: true, in: journal))
        await app.settle()
        #expect(old.types == ["scan"])
        #expect(journal.lines == ["scanner"])
    }

    @Test func noFurtherHandlerPerformsAQuickActionThatTheWrappedDelegateHasPerformed() throws {
        let scanner = ShortcutHandler("scanner", in: journal)
        app.delegate.shortcutItemDelegate = [scanner, ShortcutHandler("second", answering: true, in: journal)]
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        try perform()
        scanner.answer(false)
        #expect(old.types == ["scan"])
        #expect(journal.lines == ["scanner"])
    }

    @Test func aQuickActionIsKeptThoughTheWrappedDelegateHasGoneWhenAConditionReleasesIt() async throws {
        let scanner = addScanner()
        app.delegate.hold(.performShortcutAction, atReport: 2)
        try perform()
        app.delegate.shortcutItemDelegate = [scanner]
        app.delegate.offerKeptEvents()
        await app.settle()
        scanner.answer(false)
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("later", answering: true, in: journal))
        await app.settle()
        #expect(journal.lines == ["scanner", "later"])
    }

    @Test func aQuickActionThatTheWrappedDelegatePerformsLaterIsAnsweredAsPerformed() throws {
        let scanner = addScanner()
        old.performs = nil
        let answer = try perform()
        scanner.answer(false)
        old.answer(true)
        #expect(answer.answer == true)
    }

    @Test(arguments: [true, false])
    func aQuickActionThatBothDeclineLaterIsKept(handlerAnswersFirst: Bool) async throws {
        let scanner = addScanner()
        old.performs = nil
        let answer = try perform()
        if handlerAnswersFirst { scanner.answer(false) }
        old.answer(false)
        if !handlerAnswersFirst { scanner.answer(false) }
        let later = ShortcutHandler("later", answering: true, in: journal)
        app.delegate.shortcutItemDelegate.append(later)
        await app.settle()
        #expect(answer.answer == false)
        #expect(journal.lines == ["scanner", "later"])
    }

    @Test func aQuickActionThatAHandlerPerformsLaterIsNotKeptThoughTheWrappedDelegateDeclinesIt() async throws {
        let scanner = addScanner()
        old.performs = nil
        try perform()
        scanner.answer(true)
        old.answer(false)
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("later", answering: true, in: journal))
        await app.settle()
        #expect(journal.lines == ["scanner"])
    }

    @Test(arguments: [true, false])
    func aQuickActionThatAHandlerDeclinesLaterBelongsToItsScene(callsSuperFirst: Bool) async {
        ShortcutForwardingSceneDelegate.callsSuperFirst = callsSuperFirst
        let scanner = ShortcutHandler("scanner", in: journal)
        app.delegate.shortcutItemDelegate = [scanner]
        let scene = app.connectScene()
        (scene.delegate as? ShortcutForwardingSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
        scanner.answer(false)
        app.disconnect(scene)
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("later", answering: true, in: journal))
        await app.settle()
        #expect(journal.lines == ["scanner"])
    }

    /// Adds a handler that answers later, and the wrapped app delegate.
    private func addScanner() -> ShortcutHandler {
        let scanner = ShortcutHandler("scanner", in: journal)
        app.delegate.shortcutItemDelegate.append(scanner)
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        return scanner
    }

    /// Returns what the app delegate answers the scene's delegate.
    @discardableResult private func perform() throws -> Reply<Bool> {
        let answer = PendingReply<Bool>()
        ShortcutForwardingSceneDelegate.answer = answer
        let scene = app.connectScene()
        let delegate = try #require(scene.delegate as? ShortcutForwardingSceneDelegate)
        delegate.windowScene(scene, performActionFor: item) { _ in }
        return answer
    }
}

/// An app delegate that was there before the package.
private final class OldShortcutDelegate: UIResponder, UIApplicationDelegate {
    private(set) var types: [String] = []
    private var completions: [@Sendable (Bool) -> Void] = []

    /// Whether it performs them; nil to answer later.
    var performs: Bool? = true

    func answer(_ isPerformed: Bool) { for completion in completions { completion(isPerformed) } }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        types.append(shortcutItem.type)
        if let performs { completionHandler(performs) } else { completions.append(completionHandler) }
    }
}

/// Calls super, and forwards a quick action to the app delegate by hand.
private final class ShortcutForwardingSceneDelegate: SceneDelegate {
    weak static var target: TestApp?

    /// Whether super is called before the app delegate, or after it.
    static var callsSuperFirst = true

    /// Receives what the app delegate answers.
    static var answer: PendingReply<Bool>?

    override func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let callSuper = {
            super.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
        }
        if Self.callsSuperFirst { callSuper() }
        if let app = Self.target {
            app.delegate.application(app.application, performActionFor: shortcutItem) { isDone in
                MainActor.assumeIsolated { Self.answer?.resolve(with: isDone) }
            }
        }
        if !Self.callsSuperFirst { callSuper() }
    }
}
#endif
