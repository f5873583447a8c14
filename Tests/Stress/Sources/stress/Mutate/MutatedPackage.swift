import Foundation

/// A copy of the package with every mutation in it, which the environment chooses from.
///
/// So it is compiled once, and not once for each.
struct MutatedPackage {
    private static let variable = "MUTANT"

    private static let directory = Repository.nestedPackage.appendingPathComponent(".build/mutants")

    #if os(Linux)
    /// The programs that run the tests: one for all, or one for each target, by the build system.
    private let runners: [String]
    #endif

    /// Makes the copy, and compiles it and its tests.
    ///
    /// What was compiled before is kept, so that a change of the list compiles little.
    ///
    /// - Parameters:
    ///   - mutations: All of the list.
    ///   - target: The only target of tests that is compiled; nil for all.
    /// - Throws: What the compiler does not understand, or cannot be written.
    init(_ mutations: [Mutation], testedBy target: String?) throws {
        try Self.copy(with: mutations, testedBy: target)
        // Warnings about mutated code are no errors.
        let environment = ["DECOUPLED_APP_DELEGATE_WARNINGS_AS_ERRORS": "0"]
        try Tool(["swift", "build", "--build-tests"], in: Self.directory, environment: environment).check()
        #if os(Linux)
        runners = try Self.runners()
        #endif
    }

    /// Makes the copy, and throws unless each mutation can be made in it and the compiler can read it; types are not checked.
    static func check(_ mutations: [Mutation]) throws {
        try copy(with: mutations, testedBy: nil)
        // A module at a time, since two may have files of one name.
        let files = Dictionary(grouping: Set(mutations.map(\.file))) { $0.split(separator: "/").prefix(2) }
        for module in files.values { try Tool(["swiftc", "-parse"] + module.sorted(), in: directory).check() }
    }

    /// What every mutated module asks.
    private static let choice = """
        import Foundation

        private let chosen = ProcessInfo.processInfo.environment["\(variable)"].flatMap(Int.init) ?? 0

        @inline(never) func mutant(_ number: Int) -> Bool { number == chosen }

        """

    /// Runs tests with a mutation; with none if the number is 0.
    func test(_ tests: String, mutation: Int, patience: TimeInterval) throws -> Tool.Outcome {
        #if os(Linux)
        // Not by way of the package manager, which runs one at a time, and takes longer than most tests.
        let script = """
            for runner; do
                "$runner" --testing-library swift-testing --filter "$0"
                status=$?
                # One that has none of the tests ends with 69.
                [ $status = 0 ] || [ $status = 69 ] || exit $status
            done
            """
        let command = ["sh", "-c", script, tests] + runners
        #else
        let command = ["swift", "test", "--skip-build", "--disable-xctest", "--filter", tests]
        #endif
        let environment = [Self.variable: "\(mutation)", "TEST_MINUTES": "1"]
        return try Tool(command, in: Self.directory, environment: environment).run(patience: patience)
    }

    #if os(Linux)
    private static func runners() throws -> [String] {
        let path = try Tool(["swift", "build", "--show-bin-path"], in: directory).run().output
        let products = URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
        let runners = try FileManager.default.contentsOfDirectory(atPath: products.path)
            .filter { $0.hasSuffix("PackageTests.xctest") || $0.hasSuffix("-test-runner") }
        guard !runners.isEmpty else { throw Failure(what: "nothing in \(products.path) runs tests") }
        return runners.sorted().map { products.appendingPathComponent($0).path }
    }
    #endif

    // MARK: Copying

    private static func copy(with mutations: [Mutation], testedBy target: String?) throws {
        var files = try files()
        if let target {
            let choice = "\npackage.targets.removeAll { $0.isTest && $0.name != \"\(target)\" }\n"
            files["Package.swift"]?.append(Data(choice.utf8))
        }
        for mutation in mutations {
            files[mutation.file] = try mutation.apply(to: files[mutation.file])
            files["Sources/\(mutation.module)/Mutant.swift"] = Data(choice.utf8)
        }
        for (file, contents) in files {
            try write(contents, to: directory.appendingPathComponent(file))
        }
        try removeAll(but: files.keys)
    }

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
                    let isNested = ["Tests/Stress/", "Tests/Benchmarks/", "Tests/Validation/"].contains {
                        path.hasPrefix($0)
                    }
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
    private static func write(_ contents: Data, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != contents else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
    }

    /// Removes what has been in the package, and is no longer.
    private static func removeAll(but files: Dictionary<String, Data>.Keys) throws {
        for file in try paths(below: folders, of: directory) where !files.contains(file) {
            try FileManager.default.removeItem(at: directory.appendingPathComponent(file))
        }
    }
}
