import Foundation

/// The command that was built, run by a test.
final class CourierCommand {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let directory: URL
    private var isRead: Bool
    private lazy var net = DispatchWorkItem { [process] in kill(process.processIdentifier, SIGKILL) }

    /// What was printed so far.
    private(set) var printed = ""

    /// Starts the command where no other courier is in its way.
    ///
    /// - Parameters:
    ///   - arguments: What follows its name.
    ///   - isRead: Whether somebody reads what it prints.
    /// - Throws: What keeps it from starting.
    init(_ arguments: [String], isRead: Bool = true) throws {
        self.isRead = true
        let name = "courier-\(UUID().uuidString.prefix(8))"
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        process.executableURL = Self.products.appendingPathComponent("courier")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["XDG_RUNTIME_DIR": directory.path]) { _, own in own }
        process.standardOutput = output
        process.standardError = errors
        if !isRead {
            try stopReading()
        }
        try process.run()
        // A test that waits in vain fails then, instead of hanging.
        DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: net)
    }

    convenience init(_ arguments: String...) throws {
        try self.init(arguments)
    }

    deinit {
        net.cancel()
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
        }
        try? FileManager.default.removeItem(at: directory)
    }

    /// Waits until the command has printed something.
    func waitForOutput(_ text: String) {
        while !printed.contains(text), case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            printed += String(decoding: data, as: UTF8.self)
        }
    }

    /// Reads no more of what is printed.
    func stopReading() throws {
        try output.fileHandleForReading.close()
        try errors.fileHandleForReading.close()
        isRead = false
    }

    func terminate() {
        process.terminate()
    }

    /// Sends what the terminal sends for Control-C.
    func interrupt() {
        process.interrupt()
    }

    /// Whether there is a socket over which the app can be controlled.
    var hasSocket: Bool {
        FileManager.default.fileExists(atPath: directory.appendingPathComponent("appctl/courier.sock").path)
    }

    /// How the command ended.
    struct End: Equatable {
        let status: Int32
        let errors: String
    }

    /// Waits for the end, and reads what is printed until then.
    func waitUntilEnded() -> End {
        var complaints = ""
        if isRead {
            printed += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return End(status: process.terminationReason == .exit ? process.terminationStatus : -1, errors: complaints)
    }

    /// Where the build put the command, which is beside the tests, or beside a bundle that they are in.
    private static var products: URL {
        let tests = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        let test = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath()
        return (tests ?? test).deletingLastPathComponent()
    }
}
