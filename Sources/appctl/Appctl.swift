import Foundation
import HeadlessUIKit

/// The command: a line of arguments in, words and an exit status out.
enum Appctl {
    /// Does what the arguments ask for.
    ///
    /// - Parameter arguments: The command line, without the name of the program.
    /// - Returns: The status to end with.
    static func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try run(Command(arguments: arguments))
        } catch let error as UsageError {
            complain("\(error.problem.shown())\n\(error.remedy)")
            return .usage
        } catch let error as ControlError {
            complain("\(error)")
            return error.code == .badInput ? .badInput : .noSuchApp
        } catch {
            // Only printing throws anything else.
            complain("standard output: \(error)")
            return .notPrinted
        }
    }

    private static func run(_ command: Command) throws -> ExitStatus {
        switch command {
        case .help(let topic):
            try say(Help.text(about: topic))
            return .handled
        case .list(let format):
            let directory = ControlDirectory()
            let apps = directory.runningApps()
            if apps.isEmpty { complain("no app is running in \(directory.path.shown())") }
            try format == .json ? say(json(of: apps)) : show(apps)
            return .handled
        case .tell(let app, .watch(), let format, _):
            // However long a debugger or a busy machine keeps the app from answering.
            try watch(ControlClient(app: app, timeout: .infinity), format)
            return .handled
        case .tell(let app, let request, let format, let timeout):
            let answer = try ControlClient(app: app, timeout: timeout).perform(request)
            try format == .json ? say(json(of: answer)) : show(answer.status?.lines ?? [answer.words])
            return answer.isHandled ? .handled : .notHandled
        }
    }

    /// Prints an app's events as they come, until the app ends or somebody interrupts the command.
    ///
    /// - Throws: That the app does not answer any more, unless it has terminated.
    private static func watch(_ client: ControlClient, _ format: Command.Format) throws {
        var last: Int?
        while true {
            do {
                let answer = try client.perform(.watch(after: last))
                guard let events = answer.events else { return }
                if last == nil {
                    let howToPublish =
                        "import DecoupledAppDelegateTracing in it and set AppDelegate.shared.publishesEvents to true"
                    let remark = answer.isHandled ? "" : "; it publishes no events: \(howToPublish)"
                    complain("watching \(client.app.quoted) until it ends or you press Control-C\(remark)")
                } else if events.missedCount > 0 {
                    complain("\(events.missedCount) events were missed")
                }
                for event in events.events { try say(format == .json ? event.json.shownJSON : Style.shown(event)) }
                last = events.last
            } catch is ControlError where last != nil && !hasSocket(client) { return }
        }
    }

    /// Whether an app's socket is there: one that terminates removes it, one that is killed or crashes cannot.
    private static func hasSocket(_ client: ControlClient) -> Bool {
        (try? client.directory.socketPath(of: client.app)).map(FileManager.default.fileExists) ?? false
    }

    private static func json(of value: some Encodable) throws -> String {
        String(decoding: try value.encoded(), as: UTF8.self).shownJSON
    }

    /// Prints what an app said, a line for each.
    private static func show(_ lines: [String]) throws {
        for line in lines {
            try say(line.shown())
        }
    }

    private static func say(_ words: String) throws { try StandardStreams.print(words) }

    private static func complain(_ words: String) {
        StandardStreams.complain("appctl: \(words)")
    }
}
