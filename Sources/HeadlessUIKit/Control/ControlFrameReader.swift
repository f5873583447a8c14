import Foundation

/// Cuts what comes from a client into lines; of a line that is too long it keeps nothing.
struct ControlFrameReader: Sendable {
    enum Frame: Sendable {
        case line([UInt8])
        case tooLong
    }

    private var buffer: [UInt8] = []

    /// Where in the buffer the line begins whose end has not come yet.
    private var start = 0

    /// Before which byte of the buffer there is no end of that line.
    private var searched = 0

    /// Whether that line has been found to be too long.
    private var isSkipping = false

    private var next: Frame?

    /// Whether a line is there to be taken.
    var hasFrame: Bool { next != nil }

    /// Whether a line has begun whose end has not come yet.
    var isInsideLine: Bool { isSkipping || isInsideFrame }

    /// Whether a line has begun that nothing has been said about.
    var isInsideFrame: Bool { !isSkipping && start < buffer.count }

    /// What is wrong if the end of the line does not come.
    var cutOff: ControlError {
        ControlError(
            .badInput,
            "the request is cut off",
            at: "byte \(buffer.count - start)",
            remedy: "a request ends with a newline"
        )
    }

    mutating func append(_ bytes: [UInt8]) {
        forgetLines()
        buffer += bytes
        look()
    }

    /// Takes the next line; nil if more has to be read for one.
    mutating func take() -> Frame? {
        defer {
            next = nil
            look()
        }
        return next
    }

    private mutating func look() {
        while next == nil {
            guard let end = buffer[searched...].firstIndex(of: ControlFrame.newline) else { return lookForExcess() }
            let line = buffer[start..<end]
            start = end + 1
            searched = start
            if isSkipping {
                isSkipping = false
            } else {
                next = line.count <= ControlFrame.mostBytes ? .line(Array(line)) : .tooLong
            }
        }
    }

    /// A line that is too long is found to be so before its end, which may never come.
    private mutating func lookForExcess() {
        searched = buffer.count
        if !isSkipping, buffer.count - start > ControlFrame.mostBytes {
            isSkipping = true
            next = .tooLong
        }
        if isSkipping { start = buffer.count }
    }

    private mutating func forgetLines() {
        if start == buffer.count { buffer = [] } else { buffer.removeFirst(start) }
        searched -= start
        start = 0
    }
}
