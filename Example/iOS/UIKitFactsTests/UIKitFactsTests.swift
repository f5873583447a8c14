import Testing
import UIKit
import UIKitFacts

/// What the package assumes of UIKit, asked of UIKit itself.
///
/// The app beside these tests has plain delegates that keep a diary. There is one app and one diary, so the tests run one by one.
@MainActor
@Suite(.serialized)
struct UIKitFactsTests {
    let diary = Diary.shared
    let application = UIApplication.shared

    /// What UIKit did until the app and its scene were active.
    func launch() async -> [Diary.Entry] {
        await diary.wait(for: .told("sceneDidBecomeActive:"))
        await diary.wait(for: .posted(UIApplication.didBecomeActiveNotification))
        return diary.entries
    }

    /// Waits until what is due on the main queue now has been done.
    func nextTurn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
