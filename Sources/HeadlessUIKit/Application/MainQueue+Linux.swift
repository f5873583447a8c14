#if !canImport(Darwin)
import Dispatch

extension MainQueue {
    /// Whether this code runs on the main actor.
    ///
    /// The thread says nothing about it: while a program is in an asynchronous `main`, as one that runs tests is, the main
    /// actor runs on any thread.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()
}
#endif
