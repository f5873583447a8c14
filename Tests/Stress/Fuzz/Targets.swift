import Foundation
@testable import HeadlessUIKit

/// A request that is taken is written as it is read; what is wrong with another one can be shown.
func fuzzRequests(_ bytes: [UInt8]) {
    do {
        let request: ControlRequest = try Data(bytes).decoded(example: "none")
        check(try request.encoded().decoded(example: "none") == request, "read again it is another request")
    } catch let error as ControlError {
        checkIsShown(error)
        guard let line = try? ["error": error].encoded() else { return check(false, "the answer cannot be written") }
        check(line.count <= ControlRequest.mostBytes, "the answer has \(line.count) bytes")
        check(line.allSatisfy { $0 != UInt8(ascii: "\n") }, "the answer has several lines")
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
        check(try payload.values.encoded().count <= PushPayload.mostBytes, "it is too large")
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
        check(try request.encoded().decoded(example: "none") == request, "on the wire it is another request")
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
