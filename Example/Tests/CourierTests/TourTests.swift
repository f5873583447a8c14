import Foundation
import Testing

@Suite(.net)
struct TourTests {
    @Test func everyAnswerOfTheTourIsRight() throws {
        let courier = try CourierCommand("tour")
        #expect(courier.waitUntilEnded() == .init(status: 0, errors: ""))
        #expect(courier.printed.hasSuffix("All results match.\n"))
    }

    @Test func theTourFitsATerminalOfAHundredColumns() throws {
        let courier = try CourierCommand("tour")
        #expect(courier.waitUntilEnded().status == 0)
        #expect(courier.printed.split(separator: "\n").map(String.init).filter { $0.count > 100 } == [])
    }

    @Test func theTourBeginsAsReadmeShows() throws {
        let readme = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md").standardized
        let blocks = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "\n```\n")
        let courier = try CourierCommand("tour")
        #expect(courier.waitUntilEnded().status == 0)
        #expect(blocks.contains { $0.hasPrefix("what the app is sent") && courier.printed.hasPrefix("\($0)\n") })
    }
}
