import Foundation

/// A thread that waits until something happens to a descriptor of which no dispatch source tells.
///
/// It ends with this object; nothing is told from then on but what is on its way already.
final class DescriptorWatch: Sendable {
    /// An end of a pipe that nobody else holds; the thread, which has the other one, sees it closed.
    private let cancellation: Int32

    /// Begins to wait.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor, which must stay open until the watch is over.
    ///   - events: What to wait for, as `poll(2)` names it; errors and hang-ups count in any case.
    ///   - action: Takes what has happened, on the thread, and returns whether to wait for more.
    ///   - whenOver: Called on the thread when nothing more is waited for.
    /// - Throws: A `SystemError` if there is no file descriptor left; nothing is called then.
    init(
        _ descriptor: Int32, for events: Int32, action: @escaping @Sendable (Int32) -> Bool,
        whenOver: @escaping @Sendable () -> Void = {}
    ) throws {
        let pipe = try PipeEnds()
        cancellation = pipe.input
        Thread.detachNewThread {
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(events), revents: 0),
                pollfd(fd: pipe.output, events: Int16(POLLIN), revents: 0),
            ]
            while (try? unsafe SystemError.check(poll(&descriptors, 2, -1))) != nil, descriptors[1].revents == 0 {
                guard action(Int32(descriptors[0].revents)) else { break }
            }
            whenOver()
            close(pipe.output)
        }
    }

    deinit { close(cancellation) }
}
