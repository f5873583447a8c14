import Foundation

/// Cuts what comes from a client into lines; of a line that is too long it keeps nothing.
struct ControlFrameReader: Sendable {
    enum Frame {
        case line(Data)
        case tooLong

        func request() throws -> ControlRequest {
            switch self {
            case .line(let line): try ControlRequest(json: line)
            case .tooLong: throw ControlFrame.tooLong
            }
        }
    }

    private var buffer = Data()
    private var searched = 0
    private var isSkipping = false

    /// Whether a line has begun that has not ended.
    var isInsideLine: Bool {
        isSkipping || !buffer.isEmpty
    }

    /// What is wrong if the end of the line does not come.
    var cutOff: ControlError {
        ControlError(
            .badInput,
            "the request is cut off",
            at: "byte \(buffer.count)",
            remedy: "a request ends with a newline"
        )
    }

    mutating func append(_ bytes: Data) {
        // Copied, because a slice would keep the lines before it alive.
        buffer = Data(buffer)
        buffer.append(bytes)
    }

    /// The next line; nil if more has to be read for one.
    mutating func next() -> Frame? {
        while let end = buffer.dropFirst(searched).firstIndex(of: ControlFrame.newline) {
            let line = buffer[..<end]
            buffer = buffer[(end + 1)...]
            searched = 0
            guard !isSkipping else {
                isSkipping = false
                continue
            }
            return line.count <= ControlFrame.mostBytes ? .line(Data(line)) : .tooLong
        }
        return overflow()
    }

    /// A line that is too long is answered at once, since its end may never come.
    private mutating func overflow() -> Frame? {
        let isTooLong = buffer.count > ControlFrame.mostBytes
        if isTooLong || isSkipping {
            buffer = Data()
        }
        searched = buffer.count
        guard isTooLong, !isSkipping else {
            return nil
        }
        isSkipping = true
        return .tooLong
    }
}
