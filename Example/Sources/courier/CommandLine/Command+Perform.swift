#if os(Linux) || os(macOS)
import DecoupledAppDelegate

extension Command {
    /// Does what the command line asks for; returns if that is to run the app.
    @MainActor
    static func perform() {
        do {
            switch try Command(arguments: Array(ProcessInfo.processInfo.arguments.dropFirst())) {
            case .run(let format, let trace):
                try trace.map(TraceFile.init)?.writeAtEnd()
                if format == .text { Console.print(Help.introduction + "\n") }
                EventLog(format: format).start()
            case .tour:
                exit(Tour.run())
            case .roles:
                Console.print(AppDelegate.shared.describeRoles())
                exit(0)
            case .help:
                Console.print(Help.text)
                exit(0)
            }
        } catch let error as UsageError {
            Console.remark("courier: \(error.problem)\n\n\(Help.usage)")
            exit(EX_USAGE)
        } catch {
            Console.remark("courier: \(error)")
            exit(EX_CANTCREAT)
        }
    }
}
#endif
