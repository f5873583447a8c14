import DecoupledAppDelegate
import Foundation

/// Frames as long as a frame may be, of kinds that take long to read, and how long an app takes to answer each.
struct Frames {
    private static let mostBytes = 65_536

    private let times: Int
    private let mostTime: TimeInterval

    /// - Parameters:
    ///   - times: How often each is sent; the quickest answer counts.
    ///   - mostTime: What is too long, in seconds.
    init(times: Int, mostTime: TimeInterval) {
        self.times = times
        self.mostTime = mostTime
    }

    /// Prints the frames that take the most time.
    ///
    /// - Returns: Whether none takes too long.
    func run() throws -> Bool {
        let app = try AppProcess(hasScenes: false)
        defer { _ = app.end() }
        let times = try Self.all.map { name, frame in (name, frame.count, try time(of: frame, app)) }.sorted {
            $0.2 > $1.2
        }
        let table = Table(firstWidth: 42, "\(times.count) kinds of frames; the slowest", "bytes", "ms")
        for (name, count, time) in times.prefix(5) {
            table.row(name, "\(count)", time.text(per: 0.001, digits: 2))
        }
        return times.allSatisfy { $0.2 < mostTime }
    }

    /// How long the app works on a frame; how long the client waits, where there is no `/proc` to tell, and then for whatever else
    /// the machine does.
    private func time(of frame: [UInt8], _ app: AppProcess) throws -> TimeInterval {
        var best = TimeInterval.infinity
        for _ in 0..<times {
            let client = try RawClient(path: app.socketPath)
            let (work, begin) = (Figures.work(of: app.identifier), ProcessInfo.processInfo.systemUptime)
            _ = try client.ask(frame)
            let waited = ProcessInfo.processInfo.systemUptime - begin
            let worked = work.flatMap { before in Figures.work(of: app.identifier).map { $0 - before } }
            best = min(best, worked ?? waited)
        }
        return best
    }

    private static var all: [(String, [UInt8])] {
        let shortcut = #"{"verb":"shortcut","type":"t","userInfo":{"a":["#
        let push = #"{"verb":"push","payload":{"aps":{},"a":["#
        let nest = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        let keys = (0..<6_400).map { #""\#(String($0, radix: 16))":1"# }.joined(separator: ",")
        let digits = String(repeating: "1", count: 65_000)
        return [
            ("spaces", fill("", " ", #"{"verb":"status"}"#)),
            ("nested arrays", fill(shortcut, nest, "]}}", separator: ",")),
            ("nested objects", fill(shortcut, #"{"a":{"b":{"c":{}}}}"#, "]}}", separator: ",")),
            ("empty arrays", fill(shortcut, "[]", "]}}", separator: ",")),
            ("empty objects", fill(shortcut, "{}", "]}}", separator: ",")),
            ("objects of one", fill(shortcut, #"{"a":1}"#, "]}}", separator: ",")),
            ("integers", fill(shortcut, "1", "]}}", separator: ",")),
            ("fractions", fill(shortcut, "1.5", "]}}", separator: ",")),
            ("exponents", fill(shortcut, "1e9", "]}}", separator: ",")),
            ("nulls", fill(shortcut, "null", "]}}", separator: ",")),
            ("a fraction of 65,000 digits", Array("\(shortcut)0.\(digits)]}}".utf8)),
            ("an integer of 65,000 digits", Array("\(shortcut)\(digits)]}}".utf8)),
            ("many keys", Array(#"{"verb":"shortcut","type":"t","userInfo":{\#(keys)}}"#.utf8)),
            ("many unknown keys", Array(#"{\#(keys),"verb":"status"}"#.utf8)),
            ("escapes", fill(#"{"verb":"shortcut","type":""#, #"\u00e9"#, #""}"#)),
            ("surrogate pairs", fill(#"{"verb":"shortcut","type":""#, #"\ud83d\ude00"#, #""}"#)),
            ("short escapes", fill(#"{"verb":"shortcut","type":""#, #"\n"#, #""}"#)),
            ("Hangul in a key", fill(#"{"verb":"status",""#, "\u{AC01}", #"":1}"#)),
            ("a long verb", fill(#"{"verb":""#, "x", #""}"#)),
            ("a long host", fill(#"{"verb":"open-url","url":"stress://"#, "x", #""}"#)),
            ("a long path", fill(#"{"verb":"open-url","url":"stress://a"#, "/x", #""}"#)),
            ("a URL of percent signs", fill(#"{"verb":"open-url","url":"stress:"#, "%zz", #""}"#)),
            ("a URL of brackets", fill(#"{"verb":"open-url","url":"stress:"#, "[", #""}"#)),
            ("a long orientation", fill(#"{"verb":"orientation","name":""#, "x", #""}"#)),
            ("a push of integers", fill(push, "1", "]}}", separator: ",")),
            ("a push of fractions", fill(push, "1.5", "]}}", separator: ",")),
            ("a push of nested arrays", fill(push, nest, "]}}", separator: ",")),
            ("a push of keys", Array(#"{"verb":"push","payload":{"aps":{},\#(keys)}}"#.utf8)),
            ("a push of escapes", fill(#"{"verb":"push","payload":{"aps":{},"a":""#, #"\u0001"#, #""}}"#)),
            ("open brackets", fill("", "[", "")),
            ("not UTF-8", Array(#"{"verb":""#.utf8) + [UInt8](repeating: 0xFF, count: 60_000) + Array(#""}"#.utf8)),
        ]
    }

    /// A frame with a piece in its middle that is repeated as often as there is room for it.
    private static func fill(_ head: String, _ piece: String, _ tail: String, separator: String = "") -> [UInt8] {
        let room = mostBytes - head.utf8.count - tail.utf8.count
        let count = (room + separator.utf8.count) / (piece.utf8.count + separator.utf8.count)
        let body = Array(repeating: piece, count: count).joined(separator: separator)
        return Array("\(head)\(body)\(tail)".utf8)
    }
}
