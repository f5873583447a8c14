#if os(Linux) || os(macOS)
import DecoupledAppDelegate
import DecoupledAppDelegateTracing

extension Command {
    /// Does what the command line asks for; returns if that is to run the app.
    @MainActor
    static func perform() {
        // What is written to a reader who has gone is lost, and ends nothing half-way.
        signal(SIGPIPE, SIG_IGN)
        do {
            switch try Command(arguments: Array(ProcessInfo.processInfo.arguments.dropFirst())) {
            case .run(let format, let trace):
                try trace.map(TraceFile.init)?.writeAtEnd()
                if format == .text { Console.print(Help.introduction + "\n") }
                EventLog(format: format).start()
                AppDelegate.shared.publishesEvents = true
                // The app runs to be looked at, so it ends with whoever looks, as of `courier | head -1`.
                UIApplication.shared.system.configuration.sources.append(OutputSource())
            case .tour:
                exit(Tour.run())
            case .roles:
                Console.print("\(AppDelegate.shared.roles.shape)")
                exit(0)
            case .check(let infoPlist):
                try Check.run(infoPlist: infoPlist)
            #if RemoteNotifications
            case .compare(let request):
                Compare.run(request)
            #endif
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
