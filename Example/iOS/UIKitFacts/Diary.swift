#if os(iOS)
public import Foundation

/// UIKit's calls of its delegates, in order.
@MainActor
public final class Diary {
    /// The diary of the app's delegates.
    public static let shared = Diary()

    /// One thing that UIKit did.
    public enum Entry: Hashable, Sendable {
        /// UIKit asked whether the app delegate has a method.
        case asked(String)

        /// UIKit called a method.
        case told(String)

        /// UIKit posted a notification.
        case posted(Notification.Name)
    }

    /// The method that reported a scene's geometry before iOS 26.
    public static let coordinateSpaceMethod =
        "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"

    /// The method that reports a scene's geometry since iOS 26.
    public static let effectiveGeometryMethod = "windowScene:didUpdateEffectiveGeometry:"

    /// What UIKit did since the app began, oldest first.
    public private(set) var entries: [Entry] = []

    /// Whether UIKit passed launch options.
    public internal(set) var hasLaunchOptions = false

    private var readers: [(entry: Entry, continuation: CheckedContinuation<Void, Never>)] = []

    /// Writes down what UIKit did.
    ///
    /// - Parameter entry: What it did.
    public func note(_ entry: Entry) {
        entries.append(entry)
        let due = readers.filter { $0.entry == entry }
        readers.removeAll { $0.entry == entry }
        for reader in due { reader.continuation.resume() }
    }

    func observe(_ name: Notification.Name) {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { Diary.shared.note(.posted(name)) }
        }
    }

    /// Waits until UIKit has done something, and returns at once if it has.
    ///
    /// - Parameters:
    ///   - entry: What it does.
    ///   - start: The number of older entries, which do not count.
    public func wait(for entry: Entry, after start: Int = 0) async {
        guard !entries[start...].contains(entry) else { return }
        await withCheckedContinuation { readers.append((entry, $0)) }
    }
}

extension Sequence<Diary.Entry> {
    /// The methods of the app delegate that UIKit asked about.
    public var asked: Set<String> {
        Set(compactMap { if case .asked(let method) = $0 { method } else { nil } })
    }

    /// The methods that UIKit called, in order.
    public var told: [String] {
        compactMap { if case .told(let method) = $0 { method } else { nil } }
    }
}
#endif
