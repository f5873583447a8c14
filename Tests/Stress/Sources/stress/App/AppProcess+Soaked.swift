import DecoupledAppDelegate
import Foundation

extension AppProcess {
    /// Starts the app that many clients talk to.
    convenience init(
        hasScenes: Bool, environment: [String: String] = [:], errors: FileHandle = .standardError
    ) throws {
        let command = Command.soakedApp(hasScenes: hasScenes)
        try self.init(command.arguments, environment: environment, errors: errors)
    }

    /// The file that the app writes a line into for each event that it receives.
    var log: URL { directory.appendingPathComponent(SoakedApp.logName) }

    /// Where the app's control socket is.
    var socketPath: String { "\(client.directory.path)/\(client.app).sock" }

    /// What the operating system knows about the app.
    var figures: Figures { Figures(of: identifier) }

    /// What it is when the app has nothing to do.
    ///
    /// - Parameter before: What it was at an earlier time, and is awaited to be again: the threads that Dispatch keeps in reserve end
    ///   after some seconds.
    /// - Returns: What it is, at the latest after some seconds.
    func restingFigures(like before: Figures? = nil) -> Figures {
        let end = ProcessInfo.processInfo.systemUptime + 15
        var (figures, sightings) = (figures, 0)
        while ProcessInfo.processInfo.systemUptime < end, sightings < 5 {
            Thread.sleep(forTimeInterval: 0.1)
            let last = figures
            figures = self.figures
            let isResting = before.map(figures.isNear) ?? (figures.descriptors == last.descriptors)
            sightings = isResting ? sightings + 1 : 0
        }
        return figures
    }
}
