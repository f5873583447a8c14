import Foundation
@testable import HeadlessUIKit

/// The reader of frames says the same however the bytes are cut into pieces, and keeps to what a frame may be.
func fuzzFrames(_ bytes: [UInt8]) {
    // The first byte says how long the lines are, so that the input need not be, and the second where the cuts are.
    guard bytes.count > 2 else { return }
    let factor = bytes[0] < 128 ? 1 : ControlFrame.mostBytes / 8
    let text = bytes.dropFirst(2).flatMap { byte in
        Array(repeating: byte, count: byte == ControlFrame.newline || byte.isMultiple(of: 2) ? 1 : factor)
    }
    guard text.count <= 300_000 else { return }

    var lines = text.split(separator: ControlFrame.newline, omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    var expected = lines.map { $0.count <= ControlFrame.mostBytes ? Array($0) : nil }
    if rest.count > ControlFrame.mostBytes {
        expected.append(nil)
    }

    var cuts = SystemCuts(seed: bytes[1])
    var reader = ControlFrameReader()
    var found: [[UInt8]?] = []
    var position = 0
    while position < text.count {
        let end = min(text.count, position + cuts.next())
        reader.append(Array(text[position..<end]))
        position = end
        while let frame = reader.take() {
            switch frame {
            case .line(let line): found.append(line)
            case .tooLong: found.append(nil)
            }
        }
    }
    check(found == expected, "\(found.map { $0?.count }) instead of \(expected.map { $0?.count })")
    check(reader.isInsideLine == !rest.isEmpty, "a line has begun, or has not")
    check(reader.isInsideFrame == (!rest.isEmpty && rest.count <= ControlFrame.mostBytes), "so has a frame")
}

/// The lengths of the pieces that a client may send.
private struct SystemCuts {
    private var state: UInt32

    init(seed: UInt8) {
        state = UInt32(seed) + 1
    }

    mutating func next() -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        // From a byte to more than a frame.
        return 1 << (state >> 24).remainderReportingOverflow(dividingBy: 18).partialValue
    }
}

/// What the strict walk takes Foundation takes too, and makes the same of it; and what it has written it reads.
func fuzzJSON(_ bytes: [UInt8]) {
    guard let value = try? JSONValue(json: Data(bytes)) else { return }
    do {
        let object = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        check(value.isRead(as: object), "Foundation reads \(object), not \(value)")
    } catch {
        check(false, "Foundation says: \(error)")
    }
    do {
        let json = try value.json
        check(try JSONValue(json: json) == value, "read again it is another value")
        check(try value.byteCount == json.count, "its size is another one")
    } catch {
        check(false, "what was read cannot be written and read again: \(error)")
    }
}

extension JSONValue {
    /// Whether Foundation reads the same; a number with many digits it reads as a decimal one, and its double is off by a rounding for
    /// each of up to 128 powers of ten.
    fileprivate func isRead(as object: Any) -> Bool {
        switch (self, object) {
        case (.number(let value), let number as NSNumber):
            abs(value - number.doubleValue) <= abs(value) * 128 * .ulpOfOne
        case (.integer(let value), let number as NSNumber):
            number.stringValue == "\(value)"
        case (.array(let values), let objects as [Any]):
            values.count == objects.count && zip(values, objects).allSatisfy { $0.isRead(as: $1) }
        case (.object(let members), let objects as [String: Any]):
            members.count == objects.count
                && members.allSatisfy { key, value in objects[key].map(value.isRead) ?? false }
        default:
            (object as? NSObject)?.isEqual(foundationObject) == true
        }
    }
}

/// A request that is taken is written as it is read; what is wrong with another one can be shown.
func fuzzRequests(_ bytes: [UInt8]) {
    do {
        let request = try ControlRequest(json: Data(bytes))
        check(try ControlRequest(json: request.json) == request, "read again it is another request")
    } catch let error as ControlError {
        checkIsShown(error)
        let line = ControlResponse(error).line
        check(line.count <= ControlFrame.mostBytes + 1, "the answer has \(line.count) bytes")
        check(line.dropLast().allSatisfy { $0 != ControlFrame.newline }, "the answer has several lines")
    } catch {
        check(false, "an error of another kind: \(error)")
    }
}

/// A payload that is taken has what a push has.
func fuzzPayloads(_ bytes: [UInt8]) {
    do {
        let payload = try PushPayload(contentsOfFile: Data(bytes))
        guard case .object = payload.values["aps"] else { return check(false, "no aps") }
        check(payload.userInfo.count == payload.values.count, "the user info has other keys")
        check(try JSONValue.object(payload.values).json.count <= PushPayload.mostBytes, "it is too large")
    } catch let error as ControlError {
        checkIsShown(error)
    } catch {
        check(false, "an error of another kind: \(error)")
    }
}

/// A URL that is taken is as it was typed.
func fuzzURLs(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do {
        let url = try URL(controlText: text)
        check(url.absoluteString == text, "\(url.absoluteString) instead of \(text)")
        check(url.scheme?.isEmpty == false, "it has no scheme")
        _ = (
            url.host, url.path, url.query, url.fragment, url.lastPathComponent,
            URLComponents(url: url, resolvingAgainstBaseURL: true)
        )
        _ = try? URL(controlWebpageText: text)
    } catch let error as ControlError {
        checkIsShown(error)
    } catch {
        check(false, "an error of another kind: \(error)")
    }
}

/// A command line is understood or explained.
func fuzzArguments(_ bytes: [UInt8]) {
    // As the shell hands them over: no zeros in them, which end each.
    let arguments = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
    // A file is read as whatever user runs this may.
    guard !arguments.contains(where: { $0.hasPrefix("/") || $0.hasPrefix("~") || $0.contains("..") }) else { return }
    do {
        guard case .tell(_, let request, _, _) = try Command(arguments: arguments) else { return }
        check(try ControlRequest(json: request.json) == request, "on the wire it is another request")
    } catch let error as UsageError {
        check(!error.problem.isEmpty && !error.remedy.isEmpty, "nothing is explained")
        check(error.problem.shown().utf8.count <= 2_000, "the explanation is too long")
    } catch let error as ControlError {
        checkIsShown(error)
    } catch {
        check(!"\(error)".isEmpty, "nothing is explained")
    }
}

/// What a person is told is one line, short, and nothing that a terminal acts on.
private func checkIsShown(_ error: ControlError) {
    let text = "\(error)"
    check(text.utf8.count <= 2_000, "the explanation has \(text.utf8.count) bytes")
    check(
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || $0 == "\n" },
        "it is not shown as text")
}
