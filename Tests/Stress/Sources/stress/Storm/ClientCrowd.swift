import Foundation

/// Many clients that connect at once, every other one without blocking; all have to be let in and served.
struct ClientCrowd {
    private static let count = 200

    /// Prints how many were not.
    ///
    /// - Returns: Whether there were none.
    func run() throws -> Bool {
        // One for each client.
        OpenFileLimit.raise(to: UInt64(Self.count + 200))
        let app = try AppProcess(hasScenes: false)
        defer { _ = app.end() }
        let (path, served) = (app.socketPath, Counter())
        Threads.run(Self.count) { index in
            do {
                let client = try RawClient(path: path, isBlocking: index.isMultiple(of: 2))
                _ = try client.ask(Array(#"{"verb":"memory-warning"}"#.utf8))
                served.add()
            } catch {
                print(error)
            }
        }
        let refused = Self.count - served.count
        print("\(refused) of \(Self.count) clients at once, every other one without blocking, were not served\n")
        return refused == 0
    }
}
