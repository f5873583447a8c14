import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Apps, and the command that controls them, whose standard streams are closed, full, or read by nobody.
@Suite(.net, .inTurn) struct StandardStreamsTests {
    private let appctl = ChildApp.executable(of: "appctl")

    @Test(arguments: StreamEnd.unwritable) func aReportThatCannotBeWrittenIsDropped(errors: StreamEnd) async throws {
        // It reports a mistake of its delegate as it is launched.
        let app = try ChildApp(errors: errors)
        #expect(await app.lines(through: "didBecomeActive active").last == "didBecomeActive active")
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    #if os(Linux)
    @Test func aFileThatIsOpenedDoesNotTakeThePlaceOfAClosedStream() async throws {
        try await TemporaryDirectory.with { directory in
            let environment = ["SOURCES": "ControlSocket SignalSource", "XDG_RUNTIME_DIR": directory.path]
            let app = try ChildApp(environment: environment, errors: .nothing)
            #expect(await app.lines(through: "didBecomeActive active").last == "didBecomeActive active")
            let stream = "/proc/\(app.processIdentifier)/fd/2"
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: stream) == "/dev/null")
        }
    }
    #endif

    @Test(arguments: StreamEnd.unwritable)
    func clientsAreServedThoughStandardErrorCannotBeWritten(errors: StreamEnd) async throws {
        try await TemporaryDirectory.with { directory in
            let environment = ["SOURCES": "ControlSocket SignalSource", "XDG_RUNTIME_DIR": directory.path]
            let app = try ChildApp(environment: environment, errors: errors)
            #expect(await app.lines(through: "didBecomeActive active").last == "didBecomeActive active")
            let client = try RawClient(path: directory.path + "/appctl/LifeCycleApp.sock")
            #expect(try await client.ask("rubbish")?.contains("not JSON") == true)
            #expect(try await client.ask(#"{"verb":"status"}"#)?.contains("LifeCycleApp") == true)
        }
    }

    @Test(arguments: StreamEnd.unwritable)
    func anAppWhoseOutputCannotBeWrittenLivesOn(output: StreamEnd) async throws {
        let app = try ChildApp(environment: ["REACT": "didBecomeActive \(SIGTERM)"], output: output)
        #expect(await app.status() == 0)
    }

    @Test func anAppThatRunsForItsOutputEndsInOrderWithWhoReadsIt() async throws {
        let pipeline = try ChildApp(
            shell: #"{ "$0"; echo "status $?" >&2; } | head -n 1"#,
            environment: ["SOURCES": "SignalSource OutputSource"]
        )
        #expect(await pipeline.lines(through: "") == ["didFinishLaunching inactive"])
        #expect(await pipeline.status() == 0)
        #expect(pipeline.errorText().hasSuffix("status 0\n"))
    }

    @Test func anAppThatRunsForItsOutputIsToldThatItTerminates() async throws {
        let app = try ChildApp(
            environment: ["SOURCES": "SignalSource OutputSource", "REACT": "willTerminate \(SIGKILL)"],
            output: .nobody
        )
        #expect(await app.status() == 128 + SIGKILL)
    }

    @Test(arguments: [StreamEnd.test, .nothing])
    func anAppThatRunsForItsOutputLivesOnWhereItIsReadOrNotAPipe(output: StreamEnd) async throws {
        let app = try ChildApp(
            environment: ["SOURCES": "SignalSource OutputSource", "REACT": "didBecomeActive \(SIGTSTP)"],
            output: output
        )
        #expect(await app.stopped())
    }

    @Test(arguments: StreamEnd.unwritable)
    func appctlEndsWithItsStatusThoughItCannotSayWhy(errors: StreamEnd) async throws {
        let command = try ChildApp([appctl, "--wrong"], errors: errors)
        #expect(await command.status() == 64)
    }

    @Test(arguments: [StreamEnd.nothing, .nobody])
    func anAnswerThatNobodyWantsToReadIsNoMistakeOfAppctl(output: StreamEnd) async throws {
        let command = try ChildApp([appctl, "help"], output: output)
        #expect(await command.status() == 0)
        #expect(command.errorText().isEmpty)
    }

    #if os(Linux)
    @Test func appctlWaitsForWhatItReadsThoughStandardInputDoesNotBlock() async throws {
        let (input, errors) = (Pipe(), Pipe())
        _ = fcntl(input.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
        let command = Process.appctl(["courier", "push", "-"])
        command.standardInput = input
        command.standardError = errors
        let endings = command.endings()
        try command.run()
        for piece in [#"{"aps":"#, "{}}"] {
            while command.isAtWork { await Task.yield() }
            guard command.isRunning else { break }
            try input.fileHandleForWriting.write(contentsOf: Data(piece.utf8))
        }
        try input.fileHandleForWriting.close()
        // It has read the whole, and found no such app.
        for await status in endings { #expect(status == 69) }
    }
    #endif

    @Test(.enabled(if: StreamEnd.hasFullDevice, "needs a device that is always full"))
    func appctlSaysThatItsAnswerCannotBePrinted() async throws {
        let command = try ChildApp([appctl, "help"], output: .fullDevice)
        #expect(await command.status() == 74)
        #expect(command.errorText() == "appctl: standard output: No space left on device\n")
    }
}
