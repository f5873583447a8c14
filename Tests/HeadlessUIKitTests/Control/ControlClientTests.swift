import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// What a client makes of what an app, or something that takes an app's place, says to it.
@Suite(.net, .inTurn) struct ControlClientTests {
    private static let answer = #"{"handled":true,"answer":"notified"}"#

    /// What comes of asking something that says certain bytes to whoever connects.
    private func outcome(of saying: String) async throws -> Result<ControlAnswer, any Error> {
        try await TemporaryDirectory.with { runtime in
            let directory = ControlDirectory(path: runtime.path)
            let listener = try UnixSocket.listening(at: directory.socketPath(of: "courier"))
            let client = ControlClient(app: "courier", directory: directory, timeout: 600)
            async let outcome = client.perform(.memoryWarning)
            var socket: UnixSocket?
            while socket == nil {
                socket = try listener.accepted()
                await Task.yield()
            }
            // One that has heard enough hangs up.
            var bytes = Array(saying.utf8)
            try? socket?.write(&bytes)
            socket = nil
            do {
                return .success(try await outcome)
            } catch {
                return .failure(error)
            }
        }
    }

    @Test func onlyTheFirstLineIsTheAnswer() async throws {
        let refusal = #"{"error":{"code":"refused","problem":"others came"}}"#
        let outcome = try await outcome(of: "\(Self.answer)\n\(refusal)\n")
        #expect(try outcome.get() == ControlAnswer(isHandled: true, words: "notified"))
    }

    @Test(arguments: ["", "hello", "hello\n", "{}\n", answer, String(repeating: " ", count: 65_537)])
    func whatIsNoAnswerIsToldAsSuch(_ saying: String) async throws {
        let outcome = try await outcome(of: saying)
        let error = try #require(throws: ControlError.self) { try outcome.get() }
        #expect(error.code == .noAnswer)
        #expect(error.problem.hasPrefix("“courier” "))
    }

    @Test func theTimeoutIsForTheWholeCallHoweverOftenSomethingComes() async throws {
        try await TemporaryDirectory.with { runtime in
            let directory = ControlDirectory(path: runtime.path)
            let listener = try UnixSocket.listening(at: directory.socketPath(of: "courier"))
            let client = ControlClient(app: "courier", directory: directory, timeout: 0.2)
            let call = Task { try await client.perform(.memoryWarning) }
            var accepted: UnixSocket?
            while accepted == nil {
                accepted = try listener.accepted()
                await Task.yield()
            }
            let socket = try #require(accepted)
            // It goes on as long as the client listens.
            Thread.detachNewThread {
                var code = EAGAIN
                while code == EAGAIN {
                    var byte = [UInt8(ascii: " ")]
                    do { try socket.write(&byte) } catch { code = (error as? SystemError)?.code ?? 0 }
                }
            }
            let error = await #expect(throws: ControlError.self) { try await call.value }
            #expect(error?.problem == "“courier” did not respond within 0.2 s")
        }
    }

    @Test func errorOfTheAppIsThrown() async throws {
        let outcome = try await outcome(of: #"{"error":{"code":"noSocket","problem":"a","remedy":"b"}}"# + "\n")
        let error = #expect(throws: ControlError.self) { try outcome.get() }
        #expect(error == ControlError(.noSocket, "a", remedy: "b"))
    }
}
