import DecoupledAppDelegate
import Testing

/// A handler that answers when it is asked, or keeps its completion for the test to answer with.
@MainActor
class ShortcutHandler: ShortcutItemDelegate {
    private(set) var items: [UIApplicationShortcutItem] = []
    private var completions: [@Sendable (Bool) -> Void] = []
    var whenAsked: () -> Void = {}
    private let name: String
    private let answer: Bool?
    private let journal: Journal

    init(_ name: String, answering answer: Bool? = nil, in journal: Journal) {
        self.name = name
        self.answer = answer
        self.journal = journal
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        journal.note(name)
        items.append(shortcutItem)
        whenAsked()
        if let answer {
            completionHandler(answer)
        } else {
            completions.append(completionHandler)
        }
    }

    /// The completion of one of its calls.
    func completion(_ call: Int = 0) throws -> @Sendable (Bool) -> Void {
        try #require(completions.indices.contains(call) ? completions[call] : nil)
    }

    func answer(_ answer: Bool) {
        for completion in completions {
            completion(answer)
        }
    }

    func letGo() {
        completions = []
    }
}

/// A handler that faults call by another name.
final class SecondShortcutHandler: ShortcutHandler {}
