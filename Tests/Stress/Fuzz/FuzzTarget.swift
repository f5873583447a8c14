import Foundation

/// What reads text from outside, and what must hold whatever that text is.
///
/// A target crashes if that does not hold: this is how libFuzzer learns of it.
enum FuzzTarget: String, CaseIterable {
    case requests, payloads, urls, arguments

    /// The target of this run.
    static let chosen = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)

    func run(_ bytes: [UInt8]) {
        switch self {
        case .requests: fuzzRequests(bytes)
        case .payloads: fuzzPayloads(bytes)
        case .urls: fuzzURLs(bytes)
        case .arguments: fuzzArguments(bytes)
        }
    }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target = FuzzTarget.chosen else {
        fatalError("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    target.run(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// Crashes if something does not hold.
func check(_ holds: Bool, _ what: @autoclosure () -> String, line: UInt = #line) {
    if !holds {
        fatalError("\(FuzzTarget.chosen.map(\.rawValue) ?? "fuzz"), line \(line): \(what())")
    }
}
