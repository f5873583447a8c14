import Testing

@Suite(.net)
struct TourTests {
    @Test func everyAnswerOfTheTourIsRight() throws {
        let courier = try CourierCommand("tour")
        #expect(courier.waitUntilEnded() == .init(status: 0, errors: ""))
        #expect(courier.printed.hasSuffix("All results match.\n"))
    }
}
