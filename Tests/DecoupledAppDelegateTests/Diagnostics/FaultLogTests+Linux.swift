#if !canImport(os)
import Testing
import TestSupport

/// Where there is no unified log.
@Suite(.net, .inTurn) struct FaultLogTests {
    @Test func aFaultThatNobodyReceivesIsToldOnStandardError() async throws {
        let app = try ChildApp.awaiting()
        try app.tell("silent", deadline: 0.01)
        _ = await app.lines(through: "silent answered")
        try app.finishWriting()
        let errors = app.errorText()
        #expect(errors.hasPrefix("DecoupledAppDelegate: SilentHandler in backgroundURLSessionDelegate (application:"))
        #expect(
            errors.hasSuffix(
                "did not call its completion handler within 0.01 s. That counts as no result; call it sooner, "
                    + "or set another deadline in AppDelegate.deadlines.\n"))
    }

    @Test(arguments: StreamEnd.unwritable) func aFaultThatCannotBeWrittenHarmsNobody(errors: StreamEnd) async throws {
        let app = try ChildApp.awaiting(errors: errors)
        for name in ["first", "second"] {
            try app.tell(name, deadline: 0.01)
            #expect(await app.lines(through: "\(name) answered") == ["\(name) asked", "\(name) answered"])
        }
        try app.finishWriting()
        #expect(await app.status() == 0)
    }
}
#endif
