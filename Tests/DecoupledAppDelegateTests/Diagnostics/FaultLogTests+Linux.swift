#if !canImport(os)
import Testing

/// Where there is no unified log.
@Suite(.timeLimit(.minutes(1))) struct FaultLogTests {
    @Test func aFaultThatNobodyReceivesIsToldOnStandardError() async throws {
        let process = try GatheringProcess()
        try process.fetch("silent", deadline: 0.1)
        _ = await process.lines(through: "silent answered")
        let errors = try process.endWithErrors()
        #expect(errors.hasPrefix("DecoupledAppDelegate: SilentHandler in backgroundFetchDelegate, application:"))
        #expect(errors.hasSuffix("had not answered after 0.1 s. It counts as neutral; answer sooner.\n"))
    }
}
#endif
