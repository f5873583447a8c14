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

    @Test func theTourPrintsOfTheURLThatWaitedWhatReadmeShows() throws {
        let readme = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md").standardized
        let spans = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "`")
        let shown = try #require(spans.first { $0.hasPrefix(".openURL: ") })
        let courier = try CourierCommand("tour")
        #expect(courier.waitUntilEnded().status == 0)
        let printed = courier.printed.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        #expect(printed.contains(shown))
    }
}
