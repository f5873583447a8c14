import Foundation
import HeadlessUIKit

/// The command: a line of arguments in, words and an exit status out.
enum Appctl {
    /// Does what the arguments ask for.
    ///
    /// - Parameter arguments: The command line, without the name of the program.
    /// - Returns: The status to end with.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try run(Command(arguments: arguments)).rawValue
        } catch let error as UsageError {
            complain("\(error.problem.shown())\n\(error.remedy)")
            return ExitStatus.usage.rawValue
        } catch let error as ControlError {
            complain("\(error)")
            return error.exitStatus
        } catch let error as PrintError {
            complain("standard output: \(error.problem)")
            return ExitStatus.notPrinted.rawValue
        } catch {
            complain("\(error)")
            return ExitStatus.usage.rawValue
        }
    }

    private static func run(_ command: Command) throws -> ExitStatus {
        switch command {
        case .help(let topic):
            try say(Help.text(about: topic))
            return .handled
        case .list:
            try show(ControlDirectory().runningApps())
            return .handled
        case .tell(let app, let request):
            let answer = try ControlClient(app: app).perform(request)
            try show(answer.status?.lines ?? [answer.words])
            return answer.isHandled ? .handled : .notHandled
        }
    }

    /// Prints what an app said, a line for each.
    private static func show(_ lines: [String]) throws {
        for line in lines {
            try say(line.shown())
        }
    }

    private static func say(_ words: String) throws {
        do {
            try StandardStreams.print(words)
        } catch let error as SystemError {
            throw PrintError(problem: "\(error)")
        }
    }

    private static func complain(_ words: String) {
        StandardStreams.complain("appctl: \(words)")
    }
}

/// Why an answer cannot be printed.
private struct PrintError: Error {
    let problem: String
}
