import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A comparison makes hundreds of apps, and keeps none.
@MainActor @Suite(.net) struct ComparisonReleaseTests {
    @Test func theAppsThatWereComparedAreReleasedWithTheirHandlers() async {
        var openers: [WeakOpener] = []
        let fill: @MainActor (inout Roles) -> Void = {
            let opener = Opener()
            openers.append(WeakOpener(opener: opener))
            $0.urlDelegate = [opener]
        }
        let url = URL(fileURLWithPath: "/page")
        _ = await Comparison.ofRoles(fill, fill, effects: Effects(), patience: 0.05)
            .run([.launch, .url(url), .secondWindow, .roundTrip, .termination])
        #expect(openers.count > 10)
        #expect(openers.allSatisfy { $0.opener == nil })
    }
}

private struct WeakOpener {
    weak var opener: Opener?
}

private final class Opener: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        true
    }
}
