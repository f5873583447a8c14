import DecoupledAppDelegate
import TestSupport

/// The Swift compiler, run on a snippet that uses the library as an app does.
enum Compiler {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Type-checks a snippet that imports the library, against the modules that these tests were built with.
    ///
    /// - Parameters:
    ///   - source: The snippet, without the import.
    ///   - isMain: Whether it may have statements at the top level, as `main.swift` may.
    ///   - mode: The arguments that choose the language mode.
    /// - Returns: The compiler's diagnostics, empty if there are none.
    /// - Throws: An error if the compiler cannot be run.
    static func diagnostics(
        of source: String,
        isMain: Bool = false,
        mode: [String] = ["-swift-version", "6"]
    ) async throws -> String {
        try await typecheck("import DecoupledAppDelegate\n\(source)", mode + (isMain ? [] : ["-parse-as-library"]))
    }

    /// Type-checks a block of the documentation as it is printed.
    ///
    /// Modules that a machine may lack, such as SwiftUI, are replaced by those of `Tests/Recipes/StandIns`. README's tests import its app.
    ///
    /// - Parameters:
    ///   - block: The block.
    ///   - version: The language mode.
    /// - Returns: The compiler's diagnostics, empty if there are none.
    /// - Throws: An error if the compiler cannot be run.
    static func diagnostics(of block: CodeBlock, version: String) async throws -> String {
        if block.isManifest {
            return try await typecheck(
                block.code,
                try await ["-package-description-version", "6.2.0", "-I", resources() + "/pm/ManifestAPI"]
            )
        }
        return try await typecheck(
            block.code,
            try await ["-swift-version", version, "-I", standIns.value.path]
                + (block.isLibrary ? ["-parse-as-library"] : [])
        )
    }

    private static func typecheck(_ source: String, _ arguments: [String]) async throws -> String {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("\(source)\n".utf8).write(to: folder.appendingPathComponent("Snippet.swift"))
        let script = try await "cd \"$0\" && exec \(command.value) \"$@\""
        return try await output(of: "sh", ["-c", script, folder.path] + arguments + search())
    }

    /// The command by which the driver has `Snippet.swift` type-checked; running it without the driver halves the time.
    private static let command = Task {
        try await output(of: "swiftc", ["-###", "-typecheck", "Snippet.swift"]).trimmingCharacters(in: .newlines)
    }

    /// The folder with the modules of `Tests/Recipes/StandIns` and of README's app, which are built when they are first needed.
    private static let standIns = Task<URL, any Error> {
        let folder = try temporaryFolder()
        let sources = Page.root.appendingPathComponent("Tests/Recipes/StandIns")
        let files = try [sources, sources.appendingPathComponent("Frameworks")].flatMap { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }
        }
        // In order, so that one can import those before it.
        for file in files.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            let name = file.deletingPathExtension().lastPathComponent
            try await emitModule(name, of: file, to: folder, ["-parse-as-library"])
        }
        let app = Page.root.appendingPathComponent("Example/Sources/ParcelApp/main.swift")
        try await emitModule("ParcelApp", of: app, to: folder, ["-enable-testing"])
        return folder
    }

    private static func emitModule(_ name: String, of file: URL, to folder: URL, _ flags: [String]) async throws {
        let module = folder.appendingPathComponent("\(name).swiftmodule").path
        let complaints = try await output(
            of: "swiftc",
            ["-emit-module", "-module-name", name, "-o", module, file.path, "-I", folder.path] + flags + search()
        )
        guard complaints.isEmpty else { throw Failure(description: complaints) }
    }

    private static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func search() throws -> [String] { ["-I", try modules().path, "-I", moduleOfC.path] }

    /// The folder of the toolchain with its own modules.
    private static func resources() async throws -> String {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let info = try await output(of: "swiftc", ["-print-target-info"])
        return try JSONDecoder().decode(Target.self, from: Data(info.utf8)).paths.runtimeResourcePath
    }

    /// The folder with the module of C that HeadlessUIKit imports, of which nothing is built.
    private static let moduleOfC = Page.root.appendingPathComponent("Sources/CSignals")

    /// The folder with the built modules: one that the test executable is in, or `Modules` beside such a folder, by the build system.
    private static func modules() throws -> URL {
        let candidates = ProcessInfo.processInfo.arguments
            .flatMap { argument in sequence(first: URL(fileURLWithPath: argument)) { parent(of: $0) } }
            .flatMap { [$0.appendingPathComponent("Modules"), $0] }
        let modules = candidates.first { candidate in
            let module = candidate.appendingPathComponent("DecoupledAppDelegate.swiftmodule")
            return FileManager.default.fileExists(atPath: module.path)
        }
        guard let modules else {
            throw Failure(description: "no DecoupledAppDelegate.swiftmodule above any argument")
        }
        return modules
    }

    private static func parent(of folder: URL) -> URL? {
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }

    private static func output(of program: String, _ arguments: [String]) async throws -> String {
        let outcome = try await Process([program] + arguments).outcome()
        return outcome.output + outcome.errors
    }
}
