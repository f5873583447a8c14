import DecoupledAppDelegate
import Testing

/// A delegate that is created by the app, with what it needs, compiles and can be wrapped like any other.
@MainActor
struct OwnInitializerTests {
    private let app = IsolatedApp()

    @Test func aDelegateWithAnInitializerOfItsOwnIsWrapped() {
        let depot = Depot()
        app.delegate.urlDelegate = [ExistingAppDelegate(wrapping: DepotDelegate(depot: depot))]
        #expect(app.open())
        #expect(depot.urls == [.page])
    }
}

@MainActor
private final class Depot {
    var urls: [URL] = []
}

private class DepotDelegate: UIResponder, UIApplicationDelegate {
    private let depot: Depot

    init(depot: Depot) {
        self.depot = depot
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        depot.urls.append(url)
        return true
    }
}
