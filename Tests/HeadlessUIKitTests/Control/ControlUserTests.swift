import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// What users cannot do to each other's apps.
@Suite(
    .inTurn,
    .enabled(if: OtherUser.nobody.isAvailable, "only root can run an app as another user, with setpriv")
)
struct ControlUserTests {
    private let nobody = OtherUser.nobody

    private func start(in runtimeDirectory: String, user: OtherUser?) throws -> ChildApp {
        let environment = ["SOURCES": "SignalSource ControlSocket", "XDG_RUNTIME_DIR": runtimeDirectory]
        return try ChildApp(environment: environment, user: user)
    }

    @Test func clientOfAnotherUserIsRefused() async throws {
        try await TemporaryDirectory.with { directory in
            let runtimeDirectory = directory.path + "/run"
            try nobody.makeDirectory(runtimeDirectory)
            let app = try start(in: runtimeDirectory, user: nobody)
            _ = await app.lines(through: "didBecomeActive active")
            // Root is kept out by no permission, so it gets as far as the app itself.
            let client = try RawClient(path: runtimeDirectory + "/appctl/LifeCycleApp.sock")
            // Too late where the app has hung up already; why it did can be read all the same.
            try? client.send(#"{"verb":"memory-warning"}"# + "\n")
            #expect(try await client.line()?.contains("the app belongs to user 65534") == true)
            #expect(try await client.line() == nil)
            app.send(SIGTERM)
            #expect(await app.nextLine() == "willTerminate active")
        }
    }

    @Test func appOfAnotherUserIsNotTalkedTo() async throws {
        try await TemporaryDirectory.with { directory in
            let runtimeDirectory = directory.path + "/run"
            try nobody.makeDirectory(runtimeDirectory)
            let app = try start(in: runtimeDirectory, user: nobody)
            _ = await app.lines(through: "didBecomeActive active")
            let outcome = try await Process.appctl(["LifeCycleApp", "status"], in: runtimeDirectory).outcome()
            #expect(outcome.status == 69)
            #expect(outcome.errors.contains("LifeCycleApp.sock: Permission denied"))
            #expect(try await Process.appctl(["list"], in: runtimeDirectory).outcome().output.isEmpty)
        }
    }

    @Test func directoryOfAnotherUserIsRefused() async throws {
        try await TemporaryDirectory.with { directory in
            try nobody.makeDirectory(directory.path + "/appctl")
            try await expectNoSocket(in: directory.path, user: nil, "/appctl: belongs to user 65534")
        }
    }

    @Test func directoryThatCannotBeWrittenIsToldAndTheAppLivesOn() async throws {
        try await TemporaryDirectory.with { directory in
            let words = "/appctl: Permission denied; set XDG_RUNTIME_DIR"
            try await expectNoSocket(in: directory.path, user: nobody, words)
        }
    }

    private func expectNoSocket(in runtimeDirectory: String, user: OtherUser?, _ words: String) async throws {
        let app = try start(in: runtimeDirectory, user: user)
        _ = await app.lines(through: "didBecomeActive active")
        app.send(SIGTERM)
        #expect(await app.status() == 0)
        let errors = app.errorText()
        #expect(errors.contains(words), "\(errors)")
    }
}
