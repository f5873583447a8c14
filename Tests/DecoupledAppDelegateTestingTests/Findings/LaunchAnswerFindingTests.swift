import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A handler that returns false from a launch method: UIKit then opens no URL that the app was launched for.
@MainActor
@Suite(.net) struct LaunchAnswerFindingTests {
    @Test(arguments: [true, false])
    func aLaunchMethodThatReturnsFalseIsFound(isFirstMethod: Bool) async {
        var roles = Roles()
        let event: AppEvent = isFirstMethod ? .willFinishLaunching : .didFinishLaunching
        roles.appStateDelegate = [Refusing(event), Willing()]
        let found = await roles.launchFindings()
        #expect(found.map(\.slot) == ["appStateDelegate"])
        let sentence = found.first?.sentence ?? ""
        #expect(sentence.contains("Refusing"))
        #expect(sentence.contains("false"))
        #expect(sentence.contains("URL"))
        #expect(!sentence.contains("Willing"))
    }

    @Test func eachHandlerThatReturnsFalseIsFoundOnce() async {
        var roles = Roles()
        let refusing = RecordingHandler()
        refusing.answer(.willFinishLaunching, with: false)
        refusing.answer(.didFinishLaunching, with: false)
        roles.appStateDelegate = [refusing, Refusing(.didFinishLaunching)]
        let found = await roles.launchFindings()
        #expect(found.count == 2)
        #expect(Set(found.map(\.slot)) == ["appStateDelegate"])
    }

    @Test func anObserverThatReturnsFalseIsNotFound() async {
        var roles = Roles()
        roles.appStateDelegate = Handlers { Observing(Refusing(.didFinishLaunching)) }
        #expect(await roles.launchFindings().isEmpty)
    }

    @Test func aLaunchThatEveryHandlerAllowsIsNotFound() async {
        var roles = Roles()
        roles.appStateDelegate = [Willing()]
        #expect(await roles.launchFindings().isEmpty)
    }
}

private final class Willing: AppStateDelegate {}

private final class Refusing: AppStateDelegate {
    private let event: AppEvent

    init(_ event: AppEvent) { self.event = event }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { event != .willFinishLaunching }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { event != .didFinishLaunching }
}
