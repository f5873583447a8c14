import DecoupledAppDelegate

/// What happened, line by line.
@MainActor
final class Journal {
    private(set) var lines: [String] = []

    func note(_ line: String) {
        lines.append(line)
    }

    /// Returns the lines and starts afresh.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A handler that notes its name when it is called, and claims what it was told to claim.
///
/// It fills a role with a claim, and one whose handlers are all told.
@MainActor
final class Probe {
    let name: String
    let claims: Bool
    var whenCalled: () -> Void = {}
    private let journal: Journal

    init(_ name: String, claims: Bool = false, in journal: Journal) {
        self.name = name
        self.claims = claims
        self.journal = journal
    }
}

extension Probe: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        journal.note(name)
        whenCalled()
        return claims
    }
}

extension Probe: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        journal.note(name)
        whenCalled()
    }
}

extension Handlers<any URLDelegate> {
    /// The names of the probes, in order.
    @MainActor var names: [String] { compactMap { ($0 as? Probe)?.name } }
}
