/// One kind of storm, as often as it is to be tried.
struct StormTrial {
    let name: String
    let times: Int
    private let isRight: (StormedProcess) throws -> Bool

    /// - Parameters:
    ///   - name: What is sent, and what must come of it.
    ///   - times: How often it is tried.
    ///   - isRight: Sends it to an app that runs, and tells whether that came of it.
    init(_ name: String, times: Int, isRight: @escaping (StormedProcess) throws -> Bool) {
        self.name = name
        self.times = times
        self.isRight = isRight
    }

    /// Tries it, with a new app whenever the last one has ended.
    ///
    /// - Returns: How often it went wrong.
    func countWrong() throws -> Int {
        var app = try StormedProcess()
        var wrong = 0
        for _ in 1...times {
            if try !isRight(app) {
                wrong += 1
                app.end()
            }
            if app.hasEnded {
                app = try StormedProcess()
            }
        }
        return wrong
    }
}
