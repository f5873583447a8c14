// Sources of events of the operating system.
//
// Each is started before the launch, and calls HeadlessSystem when something really happens. AllSources has those that an application
// has unless it says otherwise. Here are ArgumentSource, for a URL among the program's arguments, ClockSource and MemoryPressureSource;
// on Linux the latter two read what the kernel offers, and where dispatch has no source for that, DescriptorWatch waits on a thread.
// SignalSource and OutputSource are in the folder Ends, ControlSocket is in Control.

import Foundation

/// A source of events of the operating system.
@preconcurrency @MainActor public protocol EventSource: AnyObject {
    /// Starts sending events; called once before launch, and not again before `stop()`.
    ///
    /// - Parameter system: Sends the events to the application.
    /// - Throws: What keeps the source from working, if the application must not run without it.
    func start(_ system: HeadlessSystem) throws

    /// Ends passing on, and undoes whatever `start(_:)` did to the process.
    func stop()
}

/// Launches an application for the URL among its program's arguments.
///
/// An argument with `://` in it is a URL. The first one counts; all other arguments are the program's own.
@preconcurrency @MainActor public final class ArgumentSource: EventSource {
    private let arguments: [String]

    /// Creates a source.
    ///
    /// - Parameter arguments: The program's arguments without its own name; those of this process unless given.
    public init(arguments: [String] = Array(ProcessInfo.processInfo.arguments.dropFirst())) {
        self.arguments = arguments
    }

    /// Sets why the application will be launched, if there is a URL.
    ///
    /// - Parameter system: What launches the application.
    public func start(_ system: HeadlessSystem) {
        guard let argument = arguments.first(where: { $0.contains("://") }) else { return }
        do {
            system.launchReason = .url(try URL(controlText: argument))
        } catch {
            report("the URL among the arguments is not opened: \(error)")
        }
    }

    /// Does nothing, as arguments do not change.
    public func stop() {}
}
