import Foundation
import Synchronization

/// Feeds what reads text from outside with input made up by libFuzzer, under the address sanitizer.
struct Fuzz {
    struct Size {
        /// For each target.
        let seconds: Int

        static let long = Size(seconds: 600)
        static let short = Size(seconds: 8)
    }

    private static let corpus = Repository.nestedPackage.appendingPathComponent("Corpus")

    private let size: Size

    init(_ size: Size) {
        self.size = size
    }

    /// Prints a row for each target, with a file that repeats it where something went wrong.
    ///
    /// - Returns: Whether nothing went wrong.
    func run() throws -> Bool {
        let program = try FuzzProgram()
        let targets = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path).sorted()
        guard !targets.isEmpty else { throw Failure(what: "\(Self.corpus.path) is empty") }
        let table = Table(firstWidth: 12, "target", "inputs", "edges", "seconds", "wrong")
        let seconds = size.seconds
        let failures = Mutex<[String]>([])
        let waiting = Mutex(targets[...])
        Threads.run(ProcessInfo.processInfo.activeProcessorCount) { _ in
            while let target = waiting.withLock({ $0.popFirst() }) {
                do {
                    let run = try FuzzRun(
                        target, program, corpus: Self.corpus.appendingPathComponent(target), seconds: seconds)
                    table.row(target, run.inputs, run.edges, run.seconds, run.isRight ? "0" : "1")
                    if !run.isRight {
                        failures.withLock { $0.append("\(target): \(run.problem)") }
                    }
                } catch {
                    failures.withLock { $0.append("\(target): \(error)") }
                }
            }
        }
        let problems = failures.withLock { $0 }
        problems.forEach { print("\n\($0)") }
        return problems.isEmpty
    }
}

/// One target's run.
private struct FuzzRun {
    private let outcome: Tool.Outcome

    init(_ target: String, _ program: FuzzProgram, corpus: URL, seconds: Int) throws {
        let found = FuzzProgram.directory.appendingPathComponent("found/\(target)")
        try FileManager.default.createDirectory(at: found, withIntermediateDirectories: true)
        outcome = try program.run(
            target,
            corpora: [found, corpus],
            options: [
                "-max_total_time=\(seconds)", "-max_len=70000", "-timeout=10", "-rss_limit_mb=4096",
                "-print_final_stats=1",
                "-artifact_prefix=\(FuzzProgram.directory.path)/\(target)-",
            ]
        )
    }

    var isRight: Bool { outcome.status == 0 }

    var inputs: String { word(after: "stat::number_of_executed_units:") }
    var edges: String { word(after: " cov:") }
    var seconds: String {
        let second = outcome.output.components(separatedBy: " runs in ").last?.prefix { $0.isNumber } ?? ""
        return second.isEmpty ? "unknown" : String(second)
    }

    /// What the program said, from where it noticed.
    var problem: String {
        let lines = outcome.output.split(separator: "\n")
        let start =
            lines.firstIndex { $0.contains("Fatal error") || $0.contains("ERROR:") } ?? max(0, lines.endIndex - 20)
        return lines[start...].prefix(30).joined(separator: "\n") + "\n" + lines.suffix(3).joined(separator: "\n")
    }

    private func word(after label: String) -> String {
        let rest = outcome.output.components(separatedBy: label).last?.drop { $0 == " " } ?? ""
        return outcome.output.contains(label) ? String(rest.prefix { !$0.isWhitespace }) : "unknown"
    }
}
