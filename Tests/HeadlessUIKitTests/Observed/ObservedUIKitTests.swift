import Foundation
import Testing

/// What people printed, counted or tried of the real UIKit, played by the headless application; each test is named by its line.
@Suite(.net) @MainActor struct ObservedUIKitTests {
    /// The lines that are not played, and why.
    private static let unplayed: [Int: String] = [
        57: "sessions that end while the app does not run outlive no process: none are stored",
        58: "SwiftUI's own scene delegate loses the activity, and there is no SwiftUI here",
    ]

    /// The lines in the folder's tests.
    private var played: Set<Int> {
        get throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let texts = try files.filter { $0.pathExtension == "swift" }.map {
                try String(contentsOf: $0, encoding: .utf8)
            }
            return Set(
                texts.flatMap { $0.components(separatedBy: "\"O").dropFirst() }.compactMap { Int($0.prefix(2)) })
        }
    }

    @Test func everyLineIsPlayedOrSaysWhyNot() throws {
        let played = try played
        for line in 1...60 {
            #expect(
                played.contains(line) != (Self.unplayed[line] != nil), "O\(line) is neither played nor listed, or both")
        }
    }
}
