import DecoupledAppDelegate

/// A handler that notes the launch and the first activation, and answers what it was told to.
@MainActor
final class LaunchProbe: AppStateDelegate {
    let name: String
    let answer: Bool
    var whenCalled: () -> Void = {}
    private(set) var options: [[UIApplication.LaunchOptionsKey: Any]?] = []
    private let journal: Journal

    init(_ name: String, answer: Bool = true, in journal: Journal) {
        self.name = name
        self.answer = answer
        self.journal = journal
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        options.append(launchOptions)
        note("will")
        return answer
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        options.append(launchOptions)
        note("did")
        return answer
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        note("active")
    }

    private func note(_ method: String) {
        journal.note("\(name) \(method)")
        whenCalled()
    }
}
