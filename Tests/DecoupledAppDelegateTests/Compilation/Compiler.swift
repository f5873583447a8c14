import DecoupledAppDelegate

/// The Swift compiler, run on a snippet that uses the library as an app does.
enum Compiler {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Type-checks a snippet against the modules that these tests were built with.
    ///
    /// - Parameters:
    ///   - source: The snippet; it need not import the library.
    ///   - isMain: Whether it may have statements at the top level, as `main.swift` may.
    ///   - mode: The arguments that choose the language mode.
    /// - Returns: What the compiler has to say, empty if nothing.
    /// - Throws: What keeps it from being run.
    static func diagnostics(
        of source: String,
        isMain: Bool = false,
        mode: [String] = ["-swift-version", "6"]
    ) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Snippet.swift")
        try Data("import DecoupledAppDelegate\n\(source)\n".utf8).write(to: file)
        return try await output(
            of: "swiftc",
            ["-typecheck", "-I", modules().path, "-I", moduleOfC.path, file.path] + mode
                + (isMain ? [] : ["-parse-as-library"])
        )
    }

    /// The folder with the module of C that HeadlessUIKit imports, of which nothing is built.
    private static let moduleOfC = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Sources/CSignals").standardized

    /// The folder with the built modules, which is beside the test executable or beside a folder that it is in.
    private static func modules() throws -> URL {
        let candidates = ProcessInfo.processInfo.arguments
            .flatMap { argument in sequence(first: URL(fileURLWithPath: argument)) { parent(of: $0) } }
            .map { $0.appendingPathComponent("Modules") }
        let modules = candidates.first { candidate in
            let module = candidate.appendingPathComponent("DecoupledAppDelegate.swiftmodule")
            return FileManager.default.fileExists(atPath: module.path)
        }
        guard let modules else {
            throw Failure(description: "no DecoupledAppDelegate.swiftmodule in a Modules folder above any argument")
        }
        return modules
    }

    private static func parent(of folder: URL) -> URL? {
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }

    private static func output(of program: String, _ arguments: [String]) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            // Reading waits for the compiler, which the threads of Swift's own pool must not do.
            DispatchQueue.global().async {
                let process = Process()
                let pipe = Pipe()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments = [program] + arguments
                process.standardOutput = pipe
                process.standardError = pipe
                continuation.resume(
                    with: Result {
                        try process.run()
                        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
                        process.waitUntilExit()
                        return String(decoding: output, as: UTF8.self)
                    }
                )
            }
        }
    }
}
