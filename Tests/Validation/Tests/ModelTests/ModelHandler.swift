import DecoupledAppDelegate

/// A handler with a number, which alone decides whether it claims.
@MainActor
final class ModelHandler {
    let id: Int
    private let whenCalled: (Int) -> Void

    init(_ id: Int, whenCalled: @escaping (Int) -> Void) {
        self.id = id
        self.whenCalled = whenCalled
    }

    nonisolated static func claims(_ id: Int) -> Bool { id % 3 == 0 }
}

extension ModelHandler: URLDelegate, SystemConditionsDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        whenCalled(id)
        return Self.claims(id)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        whenCalled(id)
    }
}
