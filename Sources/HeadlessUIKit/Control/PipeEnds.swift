import Foundation

/// The two ends of a pipe, which no program inherits and on which no call waits.
///
/// They stay open until somebody closes them.
struct PipeEnds {
    /// The descriptor to read from.
    let output: Int32

    /// The descriptor to write to.
    let input: Int32

    /// Opens a pipe.
    ///
    /// - Throws: A `SystemError` if there is no file descriptor left.
    init() throws {
        var ends: [Int32] = [-1, -1]
        try unsafe SystemError.check(Self.open(&ends))
        (output, input) = (ends[0], ends[1])
    }
}
