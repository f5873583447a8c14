import Foundation

/// The program that libFuzzer drives: the host, `appctl` without its first line, and the targets, all of it instrumented.
///
/// Compiled without the package manager, which would instrument this program as well, whose `main` libFuzzer brings along.
struct FuzzProgram {
    static let directory = Repository.nestedPackage.appendingPathComponent(".build/fuzz")

    private static let targets = Repository.nestedPackage.appendingPathComponent("Fuzz")
    private static let executable = directory.appendingPathComponent("fuzz")

    // As in the package's manifest, as far as they change what the sources mean.
    private static let settings =
        [
            "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "InferIsolatedConformances",
            "NonisolatedNonsendingByDefault",
        ].flatMap { ["-enable-upcoming-feature", $0] } + [
            "-swift-version", "6", "-package-name", "stress", "-O", "-whole-module-optimization", "-parse-as-library",
            "-sanitize=fuzzer,address",
        ]

    /// Builds the program.
    init() throws {
        try FileManager.default.createDirectory(at: Self.directory, withIntermediateDirectories: true)
        let sources = Repository.root.appendingPathComponent("Sources")
        let module = Self.directory.appendingPathComponent("HeadlessUIKit.o").path
        let modules = ["-I", Self.directory.path, "-I", sources.appendingPathComponent("CSignals").path]
        try Self.compile(
            ["-module-name", "HeadlessUIKit", "-enable-testing", "-emit-module", "-emit-object", "-o", module]
                + modules,
            try Repository.swiftFiles(below: sources.appendingPathComponent("HeadlessUIKit"))
        )
        let appctl = try Repository.swiftFiles(below: sources.appendingPathComponent("appctl"))
        try Self.compile(
            ["-module-name", "fuzz", "-emit-executable", "-o", Self.executable.path, module] + modules,
            appctl.filter { $0.lastPathComponent != "main.swift" } + (try Repository.swiftFiles(below: Self.targets))
        )
    }

    private static func compile(_ arguments: [String], _ files: [URL]) throws {
        try Tool(["swiftc"] + settings + arguments + files.map(\.path), in: directory).check()
    }

    /// Runs a target.
    ///
    /// - Parameters:
    ///   - target: Its name.
    ///   - corpora: Directories with inputs to begin with; what is found is added to the first.
    ///   - options: What is said to libFuzzer.
    /// - Returns: How it ended.
    /// - Throws: What keeps it from being run.
    func run(_ target: String, corpora: [URL], options: [String]) throws -> Tool.Outcome {
        try Tool(
            [Self.executable.path] + options + corpora.map(\.path),
            in: Self.directory,
            // What the sanitizer tells is enough.
            environment: ["FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no"]
        ).run()
    }
}
