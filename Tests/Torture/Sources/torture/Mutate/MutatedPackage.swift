import Foundation

/// A copy of the package with every mutation in it, which the environment chooses from.
///
/// So it is compiled once, and not once for each.
struct MutatedPackage {
    private static let variable = "MUTANT"

    private let directory = Repository.nestedPackage.appendingPathComponent(".build/mutants")

    /// Makes the copy.
    ///
    /// What was compiled before is kept, so that a change of the list compiles little.
    init(_ mutations: [Mutation]) throws {
        var files = try Self.files()
        for mutation in mutations {
            files[mutation.file] = try mutation.apply(to: files[mutation.file])
            files["Sources/\(mutation.module)/Mutant.swift"] = Data(Self.choice.utf8)
        }
        for (file, contents) in files {
            try write(contents, to: directory.appendingPathComponent(file))
        }
        try removeAll(but: files.keys)
    }

    /// Throws unless each mutation can be made.
    static func check(_ mutations: [Mutation]) throws {
        var files = try files()
        for mutation in mutations {
            files[mutation.file] = try mutation.apply(to: files[mutation.file])
        }
    }

    /// What every mutated module asks.
    private static let choice = """
        import Foundation

        private let chosen = ProcessInfo.processInfo.environment["\(variable)"].flatMap(Int.init) ?? 0

        @inline(never) func mutant(_ number: Int) -> Bool { number == chosen }

        """

    /// Compiles the copy and its tests.
    func build() throws {
        // Warnings about mutated code are no errors.
        let environment = ["DECOUPLED_APP_DELEGATE_WARNINGS_AS_ERRORS": "0"]
        try Tool(["swift", "build", "--build-tests"], in: directory, environment: environment).check()
    }

    /// Runs tests with a mutation; with none if the number is 0.
    func test(_ tests: String, mutation: Int, patience: TimeInterval) throws -> Tool.Outcome {
        #if os(Linux)
        // Not by way of the package manager, which runs one at a time, and takes longer than most tests.
        let products = directory.appendingPathComponent(".build/debug")
        let command = [
            products.appendingPathComponent("DecoupledAppDelegatePackageTests.xctest").path,
            "--testing-library", "swift-testing", "--filter", tests,
        ]
        #else
        let command = ["swift", "test", "--skip-build", "--disable-xctest", "--filter", tests]
        #endif
        return try Tool(command, in: directory, environment: [Self.variable: "\(mutation)"]).run(patience: patience)
    }

    // MARK: Copying

    /// The folders with the package's files; its tests use targets of the example.
    private static let folders = ["Sources", "Tests", "Example/Sources"]

    /// The files that the package consists of, without the packages that are nested in it.
    private static func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for entry in ["Package.swift", "README.md", "CHANGELOG.md"] {
            files[entry] = try Data(contentsOf: Repository.root.appendingPathComponent(entry))
        }
        for file in try paths(below: folders, of: Repository.root) {
            files[file] = try Data(contentsOf: Repository.root.appendingPathComponent(file))
        }
        return files
    }

    private static func paths(below folders: [String], of root: URL) throws -> [String] {
        try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
                .map { "\(folder)/\($0)" }
                .filter { path in
                    let isNested = ["Tests/Torture/", "Tests/Benchmarks/"].contains { path.hasPrefix($0) }
                    var isFolder: ObjCBool = false
                    let exists = unsafe FileManager.default.fileExists(
                        atPath: root.appendingPathComponent(path).path,
                        isDirectory: &isFolder
                    )
                    return !isNested && exists && !isFolder.boolValue
                }
        }
    }

    /// Writes a file unless that is what it has in it, so that it is not compiled again.
    private func write(_ contents: Data, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != contents else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
    }

    /// Removes what has been in the package, and is no longer.
    private func removeAll(but files: Dictionary<String, Data>.Keys) throws {
        for file in try Self.paths(below: Self.folders, of: directory) where !files.contains(file) {
            try FileManager.default.removeItem(at: directory.appendingPathComponent(file))
        }
    }
}
