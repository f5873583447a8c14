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
        } catch {
            complain("\(error)")
            return ExitStatus.usage.rawValue
        }
    }

    private static func run(_ command: Command) throws -> ExitStatus {
        switch command {
        case .help(let topic):
            print(Help.text(about: topic))
            return .handled
        case .list:
            show(ControlDirectory().runningApps())
            return .handled
        case .tell(let app, let request):
            let answer = try ControlClient(app: app).perform(request)
            show(answer.status?.lines ?? [answer.words])
            return answer.isHandled ? .handled : .notHandled
        }
    }

    /// Prints what an app said, a line for each.
    private static func show(_ lines: [String]) {
        for line in lines {
            print(line.shown())
        }
    }

    private static func complain(_ words: String) {
        FileHandle.standardError.write(Data("appctl: \(words)\n".utf8))
    }
}
