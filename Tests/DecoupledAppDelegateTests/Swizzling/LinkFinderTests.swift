import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// An SDK that looks for a delegate which continues activities: the handlers get the link once, by whichever it finds.
@MainActor
struct LinkFinderTests {
    private let link = URL(fileURLWithPath: "/parcel/7")

    @Test(arguments: [true, false])
    func theHandlersGetTheLinkOnce(hasScenes: Bool) async {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        let handler = RecordingHandler.taking()
        app.delegate.activityContinuationDelegate = [handler]
        app.launch()
        await nextTurn()
        #expect(LinkFinder(application: app.application).open(link) == (hasScenes ? "scene" : "application"))
        await nextTurn()
        #expect(handler.events == [.continueUserActivity])
        #expect(app.faults.isEmpty)
    }

    @Test func theAppDelegateTakesItsPlaceWhileNoSceneIsInFront() async {
        let app = IsolatedApp(scenes: SceneManifest())
        let handler = RecordingHandler.taking()
        app.delegate.activityContinuationDelegate = [handler]
        app.launch()
        app.application.system.enterBackground()
        await nextTurn()
        #expect(LinkFinder(application: app.application).open(link) == "application")
        #expect(handler.events == [.continueUserActivity])
    }

    @Test(arguments: [true, false])
    func nobodyIsFoundWhereNoHandlerContinuesActivities(hasScenes: Bool) async {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        app.launch()
        await nextTurn()
        #expect(LinkFinder(application: app.application).open(link) == nil)
    }
}
